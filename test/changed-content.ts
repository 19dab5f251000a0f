import { defaultContent, type SchoolContent } from '#server/site/content/edition.ts';

/** A copy of the default content with changes. */
export function contentWith(change: (content: SchoolContent) => void): SchoolContent {
  const content = structuredClone(defaultContent);
  change(content);
  return content;
}

/** Content of which every page shows a change. */
export const contentWithOtherPhone = contentWith(({ documents }) => {
  documents.school.phone = '+91 91234 56789';
});
