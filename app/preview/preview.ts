/*
 * The script of a preview (server/site/preview): links lead to the preview of the next page. It is no part of a published page.
 */
const parameter = 'preview';
const present = new URLSearchParams(location.search);
const kept = [parameter, 'day'].flatMap((name) =>
  present.getAll(name).map((value) => [name, value] as const),
);

/** The address to which a link leads in the preview; undefined for what is no other page of the site. */
function inPreview(link: HTMLAnchorElement): string | undefined {
  const url = new URL(link.href, location.href);
  const leaves = link.dataset.leavesPreview !== undefined || link.target === '_blank' || link.download !== '';
  if (leaves || url.origin !== location.origin) return undefined;
  if (url.pathname === location.pathname && url.hash !== '') return undefined;
  for (const [name, value] of kept) url.searchParams.set(name, value);
  return url.href;
}

addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const address = inPreview(link);
    if (address === undefined && link.dataset.leavesPreview === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    location.assign(address ?? link.href);
  },
  true,
);
