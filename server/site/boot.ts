/**
 * The only script a page runs before it is idle or touched (inlined into every page by the publisher). Until the page's
 * own script arrives links work as links, and the first submit, or click on a button or on what says that it waits, is
 * kept and done then.
 * @param entry address of the page's module
 * @param preloads modules it will need, so that they are fetched at once
 */
function boot(entry: string, preloads: string[]): void {
  const root = document.documentElement;
  // The header must not say 'Log In' to somebody who is signed in while it finds out (app/layout/header.tsx).
  if (/(?:^|; )(?:__Host-)?signed-in=1/.test(document.cookie)) root.classList.add('may-be-signed-in');

  // Day or evening as the visitor chose it, before anything is painted (app/layout/scheme.ts).
  try {
    const scheme = localStorage.getItem('scheme');
    if (scheme === 'light' || scheme === 'dark') {
      root.dataset.scheme = scheme;
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
        meta.media = meta.media.includes(scheme) ? 'all' : 'not all';
      }
    }
  } catch {}

  const fonts = document.querySelector<HTMLMetaElement>('meta[name=fonts]')?.content ?? '';
  function addFonts() {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = fonts;
    document.head.append(link);
  }
  // Fonts that are in the cache are used at once; the first time they wait until the page has painted.
  let known = false;
  try {
    known = localStorage.getItem('fonts') === fonts;
    localStorage.setItem('fonts', fonts);
  } catch {}
  if (known) addFonts();

  let kept: HTMLElement | null = null;
  let isStarted = false;
  let failures = 0;
  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const href of preloads) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    // The browser remembers a module that failed, so another try needs another address.
    import(failures === 0 ? entry : `${entry}?${failures}`).catch(() => {
      failures += 1;
      isStarted = false;
      if (kept instanceof HTMLAnchorElement) location.assign(kept.href);
    });
  }
  // A work that the address names is what the visitor came for (app/lightbox).
  if (/[?&]work=/.test(location.search)) start();
  addEventListener('load', () => {
    if (!known) addFonts();
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 200);
  });

  function keep(event: Event) {
    start();
    const target = event.target instanceof Element ? event.target : null;
    const pressed =
      event.type === 'submit'
        ? ((event as SubmitEvent).submitter ?? target)
        : target?.closest('button:not([popovertarget]), [data-waits]');
    const isMeantElsewhere =
      event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (isMeantElsewhere || !(pressed instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    kept = pressed;
  }
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(type, start, { capture: true, passive: true });
  }
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
  document.addEventListener(
    'app-ready',
    () => {
      removeEventListener('click', keep, true);
      removeEventListener('submit', keep, true);
      if (kept instanceof HTMLFormElement) kept.requestSubmit();
      else kept?.click();
    },
    { once: true },
  );
}

/** The inline script of one page. */
export function bootScript(entry: string, preloads: readonly string[]): string {
  const source = boot
    .toString()
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s*\n\s*/g, '\n');
  return `(${source})(${JSON.stringify(entry)},${JSON.stringify(preloads)})`.replaceAll('</', '<\\/');
}
