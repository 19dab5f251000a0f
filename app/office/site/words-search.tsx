import { useQuery } from '@tanstack/react-query';
import { maxFound, type DocumentItem } from '#contract/site/site-documents.ts';
import { FieldFrame } from '#app/ui/form/field.tsx';
import field from '#app/ui/form/field.module.css';
import { Icon } from '#app/ui/picture/icon.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { useAfterPause, useSearch } from '../use-search.ts';
import { fieldLink } from './document-id.ts';
import { Facts } from './facts.tsx';
import { foundQuery } from './site-queries.ts';
import styles from './site.module.css';

const id = 'words-search';

/** A search over all words of the site: each place that is found leads to its field. */
export function WordsSearch() {
  const [words, search] = useSearch();
  const searched = useAfterPause(words.trim());
  return (
    <>
      <search>
        <FieldFrame
          name={id}
          label="Find words"
          hint="A sentence or a price as you read it on the site"
          className={field.withIcon}
        >
          <input
            id={id}
            type="search"
            enterKeyHint="search"
            className={field.input}
            maxLength={200}
            aria-describedby={`${id}-hint`}
            value={words}
            onChange={({ target }) => search(target.value)}
          />
          <Icon name="find" />
        </FieldFrame>
      </search>
      {searched !== '' && <Found words={searched} />}
    </>
  );
}

function countWords(words: string, items: readonly DocumentItem[] | undefined): string {
  if (items === undefined) return 'Searching.';
  const count = items.reduce((sum, { found }) => sum + found.length, 0);
  if (count === 0) return `Nothing on the site has the words “${words}”. Try a part of the sentence.`;
  const isCut = items.some(({ found }) => found.length === maxFound);
  if (isCut) return `Found in many places; these are ${count} of them. Type more of the sentence.`;
  return `Found in ${count === 1 ? '1 place' : `${count} places`}.`;
}

function Found({ words }: { words: string }) {
  const { data, isError, isPlaceholderData } = useQuery(foundQuery(words));
  return (
    <section className={styles.found} aria-label="Found words" aria-busy={isPlaceholderData}>
      <output>
        {isError ? 'The search did not work. Please try again.' : countWords(words, data?.items)}
      </output>
      <ul className={styles.places}>
        {data?.items.flatMap((item) =>
          item.found.map(({ path, words: shown }) => (
            <li key={`${item.type} ${item.key} ${path}`}>
              <Link className={quietLink} to={fieldLink(item, path)}>
                <Facts text={shown} />
              </Link>
              <span className={styles.state}>
                <Facts text={item.title} />
              </span>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
