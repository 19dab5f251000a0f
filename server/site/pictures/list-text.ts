import type { Picture } from '#contract/site/content.ts';

/** What content/pictures.json has. */
export interface PictureList {
  pictures: Readonly<Record<string, Picture>>;
  /** A tiny blurred copy of each picture as a data URI. */
  placeholders: Readonly<Record<string, string>>;
}

const lines = (record: Readonly<Record<string, unknown>>) =>
  Object.entries(record)
    .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n');

/** The text of content/pictures.json, with a line for each picture and for each placeholder. */
export const listText = ({ pictures, placeholders }: PictureList): string =>
  `{\n  "pictures": {\n${lines(pictures)}\n  },\n  "placeholders": {\n${lines(placeholders)}\n  }\n}\n`;
