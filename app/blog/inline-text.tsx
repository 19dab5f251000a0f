import { Link } from '#app/ui/text/page-link.tsx';
import type { Inline } from '#contract/site/post-block.ts';

function InlinePart({ part }: { part: Inline }) {
  if (typeof part === 'string') return part;
  const text = <InlineText parts={part.parts} />;
  switch (part.kind) {
    case 'emphasis':
      return <em>{text}</em>;
    case 'strong':
      return <strong>{text}</strong>;
    case 'link':
      return <Link to={part.href}>{text}</Link>;
  }
}

/** Text with emphasis and links. */
export const InlineText = ({ parts }: { parts: readonly Inline[] }) =>
  parts.map((part, at) => <InlinePart key={at} part={part} />);
