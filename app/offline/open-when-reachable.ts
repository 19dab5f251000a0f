const firstDelayMs = 1_000;
const maxDelayMs = 30_000;
const timeoutMs = 10_000;

/**
 * Opens a path of this site as soon as the server replies; without a path, home as soon as the browser reports a connection
 * again. A browser often reports a connection before requests succeed, so failed requests are repeated with a longer delay
 * each time while the browser is online.
 * @returns a function that stops it
 */
export function openWhenReachable(path: string | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delayMs = firstDelayMs;
  let isStopped = false;
  let isPending = false;

  async function attempt(): Promise<void> {
    clearTimeout(timer);
    if (!navigator.onLine || isPending) return;
    isPending = true;
    // The service worker answers only GET requests.
    const signal = AbortSignal.timeout?.(timeoutMs) ?? null;
    const isReachable = await fetch(path ?? '/', { method: 'HEAD', cache: 'no-store', signal }).then(
      () => true,
      () => false,
    );
    isPending = false;
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
  // Not at once: if only navigations fail, the two pages would replace each other in a fast loop.
  if (path !== undefined) timer = setTimeout(() => void attempt(), delayMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', restart);
  };
}
