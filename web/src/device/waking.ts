/** The ways to keep a screen from going dark. Fetched when a game begins. */

/** Hold the screen awake until the function that is returned is called. */
export function stayAwake(): () => void {
  return 'wakeLock' in navigator ? withLock(navigator.wakeLock) : withVideo();
}

/** The system lets go when the page is hidden, so it is asked again whenever the page is seen. */
function withLock(lock: WakeLock): () => void {
  let held: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || (held && !held.released)) return;
    const got = await lock.request('screen').catch(() => null); // an empty battery may refuse
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

/** A page without a secure context has no lock, but while a video plays, no screen goes dark. It may start with a tap. */
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

/** A video of nothing: a dark dot that is drawn again and again, with silence beside it. */
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
