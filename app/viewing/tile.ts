import type { Work } from '#content/works.ts';

/** The link on a work's tile, by which it is opened and to which the focus returns. */
export const linkOf = ({ name }: Work) => document.querySelector<HTMLElement>(`[data-work="${name}"]`);

/** The picture on a work's tile. */
export const tilePicture = (work: Work) =>
  linkOf(work)?.parentElement?.querySelector<HTMLImageElement>('img') ?? undefined;

/** What stands in for a work's large picture until it has come: the one on the wall, else its tiny likeness. */
export function likenessOf(work: Work): string | undefined {
  const picture = tilePicture(work);
  return picture !== undefined && picture.naturalWidth > 0 ? picture.currentSrc : work.placeholder;
}
