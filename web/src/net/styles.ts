/**
 * Styles of screens that are loaded late. If one cannot be fetched, it is requested again until it arrives: a screen is
 * imported only once, and would stay without its styles.
 */
const AGAIN_MS = 2000;

addEventListener('vite:preloadError', (event) => {
  const address = / CSS for (\S+)$/.exec(event.payload.message)?.[1];
  if (!address) return; // a script: whoever needs it says that it is missing
  event.preventDefault(); // the screen itself may be shown
  setTimeout(() => request(address), AGAIN_MS);
});

function request(address: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.onerror = () => {
    link.remove();
    setTimeout(() => request(address), AGAIN_MS);
  };
  document.head.append(link);
}
