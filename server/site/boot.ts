/**
 * The only script that runs before the page is idle or the visitor uses it; the publisher inlines it into every page.
 * Until the page's module has loaded, links work as links. The first submit, or click on a button or on an element with
 * `data-waits`, is stored and repeated when the module has loaded.
 * @param entry address of the page's module
 * @param preloads addresses of modules that the page's module imports
 */
function boot(entry: string, preloads: string[]): void {
  const root = document.documentElement;
  // Hides 'Log In' until the header knows whether the visitor is signed in (app/layout/header.tsx).
  if (/(?:^|; )(?:__Host-)?signed-in=1/.test(document.cookie)) root.classList.add('may-be-signed-in');

  // Sets the colour scheme that the visitor chose before the first paint (app/layout/scheme.ts).
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
  // Fonts that are cached load at once; on the first visit they load after the first paint.
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
    // Textures below the first view load now (server/site/split-styles.ts).
    root.classList.add('loaded');
    if (isStarted) return;
    isStarted = true;
    for (const href of preloads) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    // The browser remembers that a module failed to load: a retry needs another address.
    import(failures === 0 ? entry : `${entry}?${failures}`).catch(() => {
      failures += 1;
      isStarted = false;
      if (kept instanceof HTMLAnchorElement) location.assign(kept.href);
    });
  }
  // The address names a work: show it at once (app/lightbox).
  if (/[?&]work=/.test(location.search)) start();
  function afterFirstView() {
    if (!known) addFonts();
    root.classList.add('loaded');
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 200);
  }
  // The frame that shows the first picture comes before all other files. A hidden page has no frames.
  addEventListener('load', () => {
    if (document.hidden) afterFirstView();
    else requestAnimationFrame(() => setTimeout(afterFirstView));
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

/** The text of the inline script of one page. */
export function bootScript(entry: string, preloads: readonly string[]): string {
  const source = boot
    .toString()
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s*\n\s*/g, '\n');
  return `(${source})(${JSON.stringify(entry)},${JSON.stringify(preloads)})`.replaceAll('</', '<\\/');
}
