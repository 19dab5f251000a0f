import { defaultContent, type SchoolContent } from '#server/site/content/edition.ts';

/** A copy of the default content with changes. */
export function contentWith(change: (content: SchoolContent) => void): SchoolContent {
  const content = structuredClone(defaultContent);
  change(content);
  return content;
}

/** The text of a file with this content, as the export command writes it. */
export const contentFile = ({ pictures: _, ...content }: SchoolContent): string => JSON.stringify(content);

/** Content of which every page shows a change. */
export const contentWithOtherPhone = contentWith(({ documents }) => {
  documents.school.phone = '+91 91234 56789';
});
