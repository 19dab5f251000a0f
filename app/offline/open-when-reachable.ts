const firstDelayMs = 1_000;
const maxDelayMs = 30_000;

/**
 * Opens a path of this site as soon as the server replies; without a path, home as soon as the connection is back. A browser often reports a connection before requests succeed, so
 * failed requests are repeated with a longer delay each time while the browser is online.
 * @returns a function that stops it
 */
export function openWhenReachable(path: string | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delayMs = firstDelayMs;
  let isStopped = false;

  async function attempt(): Promise<void> {
    clearTimeout(timer);
    if (!navigator.onLine) return;
    // The service worker answers only GET requests.
    const isReachable = await fetch(path ?? '/', { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (isStopped) return;
    if (isReachable) {
      location.replace(path ?? '/');
      return;
    }
    timer = setTimeout(() => void attempt(), delayMs);
    delayMs = Math.min(delayMs * 2, maxDelayMs);
  }

  const restart = () => {
    delayMs = firstDelayMs;
    void attempt();
  };
  addEventListener('online', restart);
  if (path !== undefined) void attempt();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', restart);
  };
}
