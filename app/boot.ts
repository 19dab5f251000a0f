/*
 * The boot script: the only script that runs before the page is idle or the visitor uses it. The publisher puts the built file into
 * every page (server/site/publish/document.ts). Until the page's module has loaded, links work as links. The first submit, or click on a button
 * or on an element with `data-waits`, is stored and repeated when the module has loaded. After the first frame both fonts take effect, then the
 * sections below the first view (`data-in-pieces`), and parts of a large one (`data-piece`), are laid out one by one, and when the page is
 * idle the module loads; a touch, a key or the wheel loads it at once. It is a script and no module: a module would run after the first paint. Its element names the files of the page:
 * - data-entry: address of the page's module
 * - data-styles: address of the rules of what lies below the first view; missing when all rules are in the page
 * - data-preloads: addresses of modules that the page's module imports, separated by spaces
 */
const { entry = '', preloads = '', styles } = document.currentScript?.dataset ?? {};
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

// React needs the texts back that the browser's translator replaces before the page hydrates (app/translated-text.ts).
const changes: MutationRecord[] = [];
const observer = new MutationObserver((records) => changes.push(...records));
observer.observe(root, { childList: true, subtree: true });
Object.assign(window, { changes });

// The sections below the first view are laid out one by one, because all together take a slow processor longer than a tenth of
// a second (app/app.css). A page that opens at another place needs its whole height at once.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isPlainVisit = visit?.type === 'navigate' && location.hash === '';
if (isPlainVisit) root.classList.add('undrawn', 'laying-out');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const idle = () =>
  'requestIdleCallback' in window
    ? new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    : pause(50);

const fonts = document.querySelector<HTMLMetaElement>('meta[name=fonts]')?.content ?? '';
// Fulfilled when the file has loaded or failed to load.
const addLink = (properties: Partial<HTMLLinkElement>) =>
  new Promise<HTMLLinkElement>((resolve) => {
    const link = Object.assign(document.createElement('link'), properties);
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(link));
    document.head.append(link);
  });
// What lies below the first view has its rules in a file, which follows the first frame, or the first touch, or two seconds of a slow load. Until it is
// there, or has not come for five seconds, these sections are not shown.
let styled: Promise<unknown> | undefined;
const reveal = () => root.classList.remove('unstyled');
if (styles !== undefined) root.classList.add('unstyled');
async function addRules() {
  // After the rules of the page, and before those that another page adds.
  const place = document.querySelector('style');
  for (const again of ['', '?1']) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles + again });
    place?.after(link);
    const hasFailed = new Promise((resolve) => {
      link.addEventListener('load', () => resolve(false));
      link.addEventListener('error', () => resolve(true));
    });
    if ((await Promise.race([hasFailed, pause(5000)])) !== true) break;
  }
}
const addStyles = () => (styled ??= styles === undefined ? Promise.resolve() : addRules());
// An element that ends below the view moves nothing in it when it grows.
const endsInView = (element: HTMLElement) => {
  // Asking for the place of an element in a section that is not laid out yet would lay that out.
  if (!element.checkVisibility?.({ contentVisibilityAuto: true })) return false;
  const { bottom } = element.getBoundingClientRect();
  return bottom > 0 && bottom < innerHeight;
};
// Each font that arrives makes the browser lay out the whole page again: both take effect together.
async function addFonts() {
  const link = await addLink({ rel: 'stylesheet', href: fonts, media: 'not all', fetchPriority: 'high' });
  const rules = [...(link.sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
  const files = rules
    .filter((text) => !text.includes('range'))
    .map((text) => /"(\S+?\.woff2)"/.exec(text)?.[1]);
  await Promise.all(files.map((href) => addLink({ rel: 'preload', as: 'font', crossOrigin: '', href })));
  // Not the hundreds of elements of sections that are not laid out yet.
  const isWhole = !root.classList.contains('laying-out');
  const before = [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => (isWhole || element.closest('[data-in-pieces]') === null) && endsInView(element))
    .map((element) => ({ element, height: element.offsetHeight }));
  link.media = 'all';
  root.classList.remove('no-fonts');
  // A text that takes a line more or less in the new font would move everything below it: its words move closer or apart.
  // oxlint-disable-next-line unicorn/no-array-reverse -- for browsers without toReversed, in which the page stays as it is
  for (const { element, height } of before.reverse()) {
    for (const distance of [0.05, 0.1, 0.15, 0]) {
      const growth = element.offsetHeight - height;
      if (Math.abs(growth) < 5) break;
      element.style.wordSpacing = distance === 0 ? '' : `${-Math.sign(growth) * distance}em`;
    }
  }
}
// Until our fonts are there, words of headings have the width that they will have in them (app/ui/text/heading-text.module.css).
root.classList.add('no-fonts');
// Fonts that are cached load at once; on the first visit they load after the first paint.
let known = false;
try {
  known = localStorage.getItem('fonts') === fonts;
  localStorage.setItem('fonts', fonts);
} catch {}
if (known) void addLink({ rel: 'stylesheet', href: fonts });

if (isPlainVisit) setTimeout(() => void addStyles(), 2000);
else void addStyles().then(reveal);
addEventListener('beforeprint', reveal);

let kept: HTMLElement | null = null;
let isStarted = false;
// In browsers older than those of `oldestBrowsers` (vite.config.ts) the page stays as it is.
const isSupported = 'toSorted' in [];
let failures = 0;
const modules = preloads.split(' ');
let isPreloading = false;
function preload() {
  if (isPreloading) return;
  isPreloading = true;
  for (const href of [...modules, entry]) void addLink({ rel: 'modulepreload', href });
}
/** Runs what the page's module imports, each in a task of its own, besides what starts the app. A module stands before those that it imports. */
async function runModules() {
  preload();
  for (const href of modules.toReversed().filter((name) => !name.includes('entry.client'))) {
    await import(href).catch(() => {});
    await pause(0);
  }
}
function start() {
  const rules = addStyles();
  void rules.then(reveal);
  root.classList.add('loaded');
  root.classList.remove('undrawn', 'laying-out');
  if (isStarted || !isSupported) return;
  isStarted = true;
  // The browser remembers that a module failed to load: a retry needs another address.
  const module = failures === 0 ? entry : `${entry}?${failures}`;
  preload();
  // The module makes styles of elements of some of these rules (app/style-attributes.ts).
  const started = rules.then(() => import(module) as Promise<unknown>);
  started.catch(() => {
    failures += 1;
    isStarted = false;
    if (kept instanceof HTMLAnchorElement) location.assign(kept.href);
  });
}
// The address names a work: show it at once (app/lightbox).
if (/[?&]work=/.test(location.search)) start();
// What the visitor sees first comes before all other files. It is drawn with the frame that follows the `load` event, and
// later by a slow processor. A hidden page has no frames.
const isDrawn = new Promise((resolve) =>
  new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true }),
);
async function showInOrder(): Promise<void> {
  const frame = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await Promise.race([Promise.all([frame, isDrawn]), pause(300)]);
  const rules = addStyles();
  root.classList.remove('undrawn');
  const sections = [...document.querySelectorAll<HTMLElement>('[data-in-pieces] > *, [data-piece]')];
  const isFirstInView = () => (sections[0]?.getBoundingClientRect().top ?? 0) < innerHeight;
  // The fonts take effect before these sections are laid out, unless a tall window shows the first.
  void rules.then(() => (isFirstInView() ? reveal() : undefined));
  if (known) root.classList.remove('no-fonts');
  // Nobody may read the rules of a sheet that failed to load.
  else await Promise.race([addFonts(), pause(3000)]).catch(() => {});
  await rules;
  reveal();
  for (const section of sections) {
    await idle();
    section.style.contentVisibility = 'visible';
  }
  skipFarSections();
  root.classList.add('loaded');
  await idle();
  if (isSupported && !isStarted) await runModules();
  start();
}
addEventListener('load', () => void showInOrder());

/**
 * Sections far from the view keep their place and are not styled, laid out or drawn, so that a change of the whole page, such as of its colours, or
 * its end costs a slow processor what is in view. Near the view they are as without this: it would keep their colours from blending with the wall.
 */
function skipFarSections() {
  if (!('IntersectionObserver' in window)) return;
  const observed = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        (target as HTMLElement).style.contentVisibility = isIntersecting ? 'visible' : 'auto';
    },
    { rootMargin: '200% 0%' },
  );
  const sections = document.querySelectorAll<HTMLElement>('[data-in-pieces] > *');
  const observe = () => sections.forEach((section) => observed.observe(section));
  observe();
  let width = innerWidth;
  addEventListener('resize', () => {
    if (width === innerWidth) return;
    width = innerWidth;
    // Each has another height now, which the browser learns in a frame in which it is whole.
    observed.disconnect();
    for (const section of sections) section.style.contentVisibility = 'visible';
    requestAnimationFrame(() => setTimeout(observe));
  });
}

function keep(event: Event) {
  start();
  const target = event.target instanceof Element ? event.target : null;
  const pressed =
    event.type === 'submit'
      ? ((event as SubmitEvent).submitter ?? target)
      : target?.closest('button:not([popovertarget]), [data-waits]');
  const isMeantElsewhere = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
  if (!isSupported || isMeantElsewhere || !(pressed instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  kept = pressed;
}
// A dragged scrollbar is a scroll alone. Any other visit than a plain one begins with a scroll of the browser's own.
const scroll = isPlainVisit ? ['scroll'] : [];
for (const type of ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', ...scroll]) {
  addEventListener(type, start, { capture: true, passive: true });
}
addEventListener('click', keep, true);
addEventListener('submit', keep, true);
document.addEventListener(
  'app-ready',
  () => {
    observer.disconnect();
    removeEventListener('click', keep, true);
    removeEventListener('submit', keep, true);
    if (kept instanceof HTMLFormElement) kept.requestSubmit();
    else kept?.click();
  },
  { once: true },
);
