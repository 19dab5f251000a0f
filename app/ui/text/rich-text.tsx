import { Link } from './page-link.tsx';
import type { RichText as RichTextContent } from '#contract/site/fields.ts';

/** Text from content/ with links to other pages of the site. */
export function RichText({ text }: { text: RichTextContent }) {
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={part.label} to={part.href}>
        {part.label}
      </Link>
    ),
  );
}
