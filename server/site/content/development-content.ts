import { defaultContent, makeEdition } from './edition.ts';
import { readContent } from './read-content.ts';

/** The content of the project's files, for `npm run dev` (vite.config.ts). */
export const content = readContent(makeEdition(0, defaultContent));
