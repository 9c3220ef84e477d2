/** The ways to keep a screen on. Loaded when a game begins. */

/** Keep the screen on until the returned function is called. */
export function stayAwake(): () => void {
  return 'wakeLock' in navigator ? withLock(navigator.wakeLock) : withVideo();
}

/**
 * The system releases the lock when the page is hidden, so the lock is requested again whenever the page is visible.
 */
function withLock(lock: WakeLock): () => void {
  let held: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || (held && !held.released)) return;
    const got = await lock.request('screen').catch(() => null); // the device may refuse when its battery is low
    if (isOver) await got?.release();
    else held = got;
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    void held?.release();
  };
}

const REDRAW = 500;

/**
 * A page without a secure context has no wake lock, but no screen turns off while a video plays. Playing may start with
 * a tap.
 */
function withVideo(): () => void {
  let stop: (() => void) | null = null;
  const start = (): void => {
    stop ??= playNothing();
  };
  addEventListener('pointerdown', start);
  return () => {
    removeEventListener('pointerdown', start);
    stop?.();
  };
}

/** A video of nothing: a dark dot that is repainted again and again, with a silent sound track. */
function playNothing(): () => void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 2;
  const paper = canvas.getContext('2d');
  const stream = canvas.captureStream(2);
  const audio = new AudioContext();
  for (const track of audio.createMediaStreamDestination().stream.getAudioTracks()) stream.addTrack(track);
  const timer = setInterval(() => paper?.fillRect(0, 0, 2, 2), REDRAW);
  const video = document.createElement('video');
  video.playsInline = true;
  video.srcObject = stream;
  video.setAttribute('aria-hidden', 'true');
  video.style.cssText = 'position:fixed;width:1px;height:1px;opacity:0;pointer-events:none';
  document.body.append(video);
  void video.play().catch(() => undefined);
  return () => {
    clearInterval(timer);
    video.remove();
    for (const track of stream.getTracks()) track.stop();
    void audio.close();
  };
}
