import { useQuery } from '@tanstack/react-query';
import { listPlaceholders, placeholder } from '#contract/site/placeholders.ts';
import { queryOf } from '../office-query.tsx';
import styles from './facts.module.css';

const placeholdersQuery = { ...queryOf(listPlaceholders), staleTime: 60_000 };

/** From this length on, a fact is a text of its own, of which its beginning is enough. */
const longFact = 60;

const shortened = (words: string) =>
  words.length > longFact ? `${words.slice(0, longFact).trimEnd()}…` : words;

/**
 * Words as they are shown to an owner: each fact of the school that they name in braces as a chip with what it says now. The braces stay while
 * that is not known, and for a fact that does not exist any more.
 */
export function Facts({ text }: { text: string }) {
  const parts = text.split(placeholder);
  const { data } = useQuery({ ...placeholdersQuery, enabled: parts.length > 1 });
  // Every second part is what stood between braces.
  return parts.map((part, at) => {
    if (at % 2 === 0) return part;
    const words = data?.values[part];
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
      <span key={at} className={styles.fact} title={`{${part}}`}>
        {words === undefined ? `{${part}}` : shortened(words)}
      </span>
    );
  });
}
