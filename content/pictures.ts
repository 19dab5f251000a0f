import type { Picture } from '#contract/site/content.ts';
import list from './pictures.json' with { type: 'json' };

/** All pictures by name. Their files are in content/pictures/; `npm run pictures` writes the list. */
export const pictures = list.pictures as unknown as Readonly<Record<string, Picture>>;

/** A tiny blurred copy of each picture as a data URI, shown until the picture has loaded. */
export const placeholders: Readonly<Record<string, string>> = list.placeholders;
