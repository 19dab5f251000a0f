import easel from '#app/textures/easel.svg';
import { Drawing } from '#app/ui/picture/drawing.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import rowStyles from '../kit/rows.module.css';
import { Loaded } from '../kit/loaded.tsx';
import { ShowMore } from '../kit/office-list.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { firstFilter, searchOf, type ListFilter } from './list-filter.ts';
import { draftedConversations } from './reply-draft.ts';
import type { Rows } from './use-rows.ts';
import styles from './inbox.module.css';

interface ConversationListProps {
  list: Rows;
  filter: ListFilter;
  /** The path of the page, which stays when the filter changes. */
  path: string;
  openId: string | undefined;
  userId: string;
  now: number;
}

/** The rows of the list, or why there are none. */
export function ConversationList(props: ConversationListProps) {
  const { list, filter, path, openId, userId, now } = props;
  const { query, words } = list.list;
  const drafted = draftedConversations(userId);
  return (
    <Loaded
      query={{ data: list.rows, isLoadingError: query.isLoadingError, refetch: query.refetch }}
      words={words}
    >
      {(rows) =>
        rows.length === 0 ? (
          <None filter={filter} path={path} />
        ) : (
          <>
            <ul className={`${rowStyles.rows} ${styles.rows}`} aria-busy={query.isPlaceholderData}>
              {rows.map((row) => (
                <ConversationRow
                  key={row.item._id}
                  row={row}
                  search={searchOf(filter)}
                  isOpen={row.item._id === openId}
                  isMine={row.item.assignee?._id === userId}
                  hasDraft={drafted.has(row.item._id)}
                  now={now}
                />
              ))}
            </ul>
            <ShowMore list={list.list} />
          </>
        )
      }
    </Loaded>
  );
}

const emptyWords = {
  open: 'Nobody waits for an answer.',
  waiting: 'The school waits for nobody.',
  closed: 'No conversation is closed yet.',
  all: 'Nobody has written yet. Messages, trial classes and applications will be here.',
} as const;

/** An empty list, with a way on. */
function None({ filter, path }: Pick<ConversationListProps, 'filter' | 'path'>) {
  const isNarrow = filter.q.trim() !== '' || filter.kind !== undefined;
  const link = (to: ListFilter, words: string) => (
    <Link className={quietLink} to={path + searchOf(to)}>
      {words}
    </Link>
  );
  return (
    <div className={styles.none}>
      <Drawing file={easel} width={180} height={120} />
      <p>{isNarrow ? 'No conversation fits.' : emptyWords[filter.view]}</p>
      {isNarrow && filter.view !== 'all' && link({ ...filter, view: 'all' }, 'Search in all conversations')}
      {(isNarrow || filter.view !== 'open') && link(firstFilter, 'Back to those to answer')}
    </div>
  );
}
