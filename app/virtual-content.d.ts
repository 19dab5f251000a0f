/** vite.config.ts makes this module: the content for loaders in `npm run dev`; undefined in the built app. */
declare module 'virtual:development-content' {
  import type { Content } from '#contract/site/content.ts';

  export const content: Content | undefined;
}
