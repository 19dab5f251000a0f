import { Link } from 'react-router';
import type { RichText } from '#content/text.ts';

/** Running text of content/ whose links stay inside the site. */
export function RichWords({ text }: { text: RichText }) {
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
