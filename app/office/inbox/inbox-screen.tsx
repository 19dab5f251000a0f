import { useRef, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { changeConversations, exportConversations, undoSeconds } from '#contract/conversation.ts';
import type { User } from '#contract/account.ts';
import { saveFile } from '#app/account/save-file.ts';
import { messageOf } from '#app/api-error.ts';
import { callEndpoint } from '#app/api.ts';
import { OfficePage } from '#app/office/office-page.tsx';
import { useSession } from '#app/session.tsx';
import easel from '#app/textures/easel.svg';
import { Button } from '#app/ui/button.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import { quietLink } from '#app/ui/link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { toast } from '#app/ui/toast.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ConversationPane, type PaneActions } from './conversation-pane.tsx';
import { ConversationRows } from './conversation-rows.tsx';
import { FilterBar, type CourseChoice } from './filter-bar.tsx';
import { KeyHelp } from './key-help.tsx';
import { filterIn, queryOf, type ListFilter } from './list-filter.ts';
import { draftedConversations } from './reply-draft.ts';
import { useConversationList, type ConversationList } from './use-conversation-list.ts';
import { useKeys } from './use-keys.ts';
import { useRegularly } from './use-regularly.ts';
import styles from './inbox.module.css';

interface InboxScreenProps {
  courses: readonly CourseChoice[];
  /** The id of the open conversation. */
  openId?: string | undefined;
}

/** The inbox: the list on the left, a conversation on the right. A phone shows one of them. */
export function InboxScreen(props: InboxScreenProps) {
  return (
    <OfficePage title="Inbox" headingId="inbox" feature="The inbox" access="office" isDense>
      <SignedIn {...props} />
    </OfficePage>
  );
}

function SignedIn(props: InboxScreenProps) {
  const { user } = useSession();
  return user === null ? null : <Screen user={user} {...props} />;
}

/** The links of the rows, in the order of the list. */
const rowLinks = () => [...document.querySelectorAll<HTMLElement>('[data-inbox-rows] a')];

/** The id of the conversation whose row has the focus. */
const focusedRow = () =>
  document.activeElement?.closest<HTMLElement>('[data-inbox-rows] li')?.dataset.id ?? undefined;

/** Moves the focus to the next row, or to the one before. It starts at the row with the focus, or at the open one. */
function moveInList(step: 1 | -1) {
  const links = rowLinks();
  const focused = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
  const from = focused === -1 ? links.findIndex((link) => link.ariaCurrent === 'true') : focused;
  const next = from === -1 ? 0 : Math.min(links.length - 1, Math.max(0, from + step));
  links[next]?.focus();
}

function Screen({ courses, openId, user }: InboxScreenProps & { user: User }) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const filter = filterIn(query);
  const list = useConversationList(user._id, filter);
  const [now, setNow] = useState(Date.now);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isHelpOpen, setHelpOpen] = useState(false);
  const pane = useRef<PaneActions>(null);
  useRegularly(() => setNow(Date.now()), 20_000);

  const search = query.toString() === '' ? '' : `?${query}`;
  const chosen = (list.items ?? []).filter(({ _id }) => selected.has(_id));

  function show(next: ListFilter) {
    setSelected(new Set());
    // On a wide screen the conversation stays open beside the list.
    setQuery(queryOf(next), { replace: true, preventScrollReset: true });
  }

  /** Closes the row that has the focus, or opens it again. */
  async function closeFocused() {
    const item = list.items?.find(({ _id }) => _id === focusedRow());
    if (item === undefined) return;
    const set = async (status: typeof item.status) => {
      try {
        const { message } = await callEndpoint(changeConversations, { ids: [item._id], status });
        list.reload();
        return message;
      } catch (error) {
        toast.error(messageOf(error));
        return undefined;
      }
    };
    const message = await set(item.status === 'closed' ? 'open' : 'closed');
    if (message !== undefined) toast.action(message, 'Undo', () => void set(item.status), undoSeconds);
  }

  useKeys({
    j: () => moveInList(1),
    k: () => moveInList(-1),
    r: () => pane.current?.reply(),
    n: () => pane.current?.note(),
    e: () => {
      if (pane.current === null || focusedRow() !== undefined) void closeFocused();
      else pane.current.close();
    },
    '/': () => {
      const field = document.querySelector<HTMLElement>('#inbox-search');
      // A phone shows the search on the page of the list.
      if (field?.checkVisibility() === true) field.focus();
      else void navigate(`/office/inbox${search}`);
    },
    '?': () => setHelpOpen(true),
  });

  return (
    <div className={`${styles.screen} ${openId === undefined ? '' : styles.reading}`}>
      <section className={styles.list} aria-label="Conversations" aria-busy={list.isBusy}>
        <FilterBar
          filter={filter}
          courses={courses}
          counts={list.counts}
          isFailed={list.isFailed}
          onFilter={show}
        />
        <BulkBar
          selected={chosen}
          onClear={() => setSelected(new Set())}
          onChanged={() => {
            setSelected(new Set());
            list.reload();
          }}
        />
        <ListBody list={list} filter={filter} onShowAll={() => show({})}>
          {(items) => (
            <ConversationRows
              items={items}
              query={search}
              now={now}
              openId={openId}
              drafted={draftedConversations(user._id)}
              selected={selected}
              onSelect={(id, isSelected) => {
                const next = new Set(selected);
                if (isSelected) next.add(id);
                else next.delete(id);
                setSelected(next);
              }}
            />
          )}
        </ListBody>
        {list.items !== null && (
          <Tools
            isOwner={user.role === 'admin'}
            hasItems={list.items.length > 0}
            areAllSelected={chosen.length > 0 && chosen.length === list.items.length}
            onSelectAll={(isSelected) =>
              setSelected(new Set(isSelected ? list.items?.map(({ _id }) => _id) : []))
            }
            onHelp={() => setHelpOpen(true)}
          />
        )}
      </section>
      {openId === undefined ? (
        <p className={styles.choose}>Choose a conversation to read and answer it.</p>
      ) : (
        <ConversationPane
          key={openId}
          id={openId}
          user={user}
          query={search}
          now={now}
          people={peopleIn(list)}
          actions={pane}
          onChanged={list.reload}
        />
      )}
      <KeyHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

/** Everybody to whom a shown conversation belongs. */
function peopleIn({ items }: ConversationList) {
  const assignees = (items ?? []).flatMap(({ assignee }) => (assignee === null ? [] : [assignee]));
  return [...new Map(assignees.map((person) => [person._id, person])).values()];
}

interface ListBodyProps {
  list: ConversationList;
  filter: ListFilter;
  onShowAll: () => void;
  children: (items: NonNullable<ConversationList['items']>) => ReactNode;
}

/** The rows, or why there are none. */
function ListBody({ list, filter, onShowAll, children }: ListBodyProps) {
  if (list.items === null) {
    if (!list.isFailed) return <Skeleton lines={8} words="Loading the conversations." />;
    return (
      <div className={styles.why}>
        <p>The conversations could not be loaded.</p>
        <Button onClick={list.reload}>Try again</Button>
      </div>
    );
  }
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      {list.isFailed && (
        <p className={styles.stale} role="alert">
          The list could not be loaded again. It may be old.
        </p>
      )}
      {list.items.length === 0 && !list.isBusy ? (
        <div className={styles.none}>
          <Drawing file={easel} width={180} height={120} />
          {isFiltered ? (
            <>
              <p>No conversation fits.</p>
              <button type="button" className={quietLink} onClick={onShowAll}>
                Show the open ones
              </button>
            </>
          ) : (
            <p>Nobody waits for an answer.</p>
          )}
        </div>
      ) : (
        children(list.items)
      )}
      {list.hasMore && (
        <Button className={styles.more} onClick={() => void list.showMore()}>
          Show more
        </Button>
      )}
    </>
  );
}

interface ToolsProps {
  isOwner: boolean;
  hasItems: boolean;
  areAllSelected: boolean;
  onSelectAll: (isSelected: boolean) => void;
  onHelp: () => void;
}

/** What is done with the whole list, at its end. */
function Tools({ isOwner, hasItems, areAllSelected, onSelectAll, onHelp }: ToolsProps) {
  async function saveCsv() {
    try {
      const { name, csv } = await callEndpoint(exportConversations, undefined);
      saveFile(name, csv, 'text/csv');
    } catch (error) {
      toast.error(messageOf(error));
    }
  }
  return (
    <div className={styles.tools} data-screen="">
      {hasItems && (
        <button type="button" className={quietLink} onClick={() => onSelectAll(!areAllSelected)}>
          {areAllSelected ? 'Select none' : 'Select all'}
        </button>
      )}
      {isOwner && (
        <button type="button" className={quietLink} onClick={() => void saveCsv()}>
          Save as CSV
        </button>
      )}
      <button type="button" className={quietLink} onClick={() => print()}>
        Print
      </button>
      <button type="button" className={`${quietLink} ${styles.keyTool}`} onClick={onHelp}>
        Keys
      </button>
    </div>
  );
}
