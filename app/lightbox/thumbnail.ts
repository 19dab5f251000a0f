import type { Work } from '#contract/site/content.ts';

/** The link of a work that opens the lightbox; it gets the focus back when the lightbox closes. */
export const linkOf = ({ name }: Work) => document.querySelector<HTMLElement>(`[data-work="${name}"]`);

/** The picture of a work on the page below the lightbox. */
export const thumbnailOf = (work: Work) =>
  linkOf(work)?.parentElement?.querySelector<HTMLImageElement>('img') ?? undefined;

/** The placeholder while the large picture loads: the loaded picture of the page, or else the tiny placeholder. */
export function placeholderOf(work: Work): string | undefined {
  const picture = thumbnailOf(work);
  return picture !== undefined && picture.naturalWidth > 0 ? picture.currentSrc : work.placeholder;
}
