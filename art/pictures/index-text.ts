import type { Picture } from '../../content/pictures/index.ts';

const identifier = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const entryText = (picture: Picture) => `export const ${identifier(picture.name)}: Picture = {
  name: '${picture.name}',
  hash: '${picture.hash}',
  width: ${picture.width},
  height: ${picture.height},
  colour: '${picture.colour}',
  focus: [${picture.focus.join(', ')}],
  widths: [${picture.widths.join(', ')}],
  fallbacks: [${picture.fallbacks.join(', ')}],
};`;

/** The text of content/pictures/index.ts; one constant a picture, so that a bundle takes only those it names. */
export function indexText(pictures: readonly Picture[]): string {
  return `// Made by art/pictures/make-pictures.ts (npm run pictures); do not edit.

export interface Picture {
  /** First part of its files' names: NAME-WIDTH-HASH.avif and .webp beside this file. */
  name: string;
  hash: string;
  /** Size of the work as it hangs, for the aspect ratio. */
  width: number;
  height: number;
  /** The work's main colour, shown until it has loaded. */
  colour: \`#\${string}\`;
  /** The point to keep in sight when a layout crops, as fractions (for object-position). */
  focus: [x: number, y: number];
  /** Widths there are as AVIF, narrowest first. */
  widths: number[];
  /** Widths there are as WebP. */
  fallbacks: number[];
}

${pictures.map(entryText).join('\n\n')}

export const pictures = {
${pictures.map(({ name }) => `  '${name}': ${identifier(name)},`).join('\n')}
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
`;
}

/** The text of content/pictures/placeholders.ts, a data URI a picture. */
export function placeholdersText(placeholders: readonly (readonly [name: string, uri: string])[]): string {
  return `// Made by art/pictures/make-pictures.ts (npm run pictures); do not edit.
import type { PictureName } from './index.ts';

/** A tiny blurred likeness of each picture as a data URI, shown where a large one is awaited. */
export const placeholders: Readonly<Record<PictureName, string>> = {
${placeholders.map(([name, uri]) => `  '${name}':\n    '${uri}',`).join('\n')}
};
`;
}
