import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { User } from '#contract/users/account.ts';
import { useSession } from '#app/session.tsx';
import easel from '#app/textures/easel.svg';
import { Drawing } from '#app/ui/picture/drawing.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import type { CourseColours } from '#app/admission/course-style.ts';
import type { ClassTime } from '../trials/trial-time.ts';
import { OfficePage } from '../office-page.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { FilterBar, searchFieldId } from './filter-bar.tsx';
import { filterIn, searchOf } from './list-filter.ts';
import type { PaneActions } from './open-conversation.tsx';
import { useKeys } from './use-keys.ts';
import { useNow } from './use-now.ts';
import { useRows } from './use-rows.ts';
import styles from './inbox.module.css';

interface InboxPageProps {
  /** The id of the open conversation. */
  openId: string | undefined;
  classes: readonly ClassTime[];
  /** The courses, for a trial class and for the colour of an application. */
  courses: CourseColours;
}

/** The inbox: the list on the left, a conversation on the right. A phone shows one of them. */
export function InboxPage(props: InboxPageProps) {
  const [query] = useSearchParams();
  const list = {
    to: `/office/inbox${searchOf(filterIn(query))}`,
    words: 'Back to the inbox',
    isOnlyOnPhone: true,
  };
  return (
    <OfficePage
      title="Inbox"
      headingId="inbox"
      feature="The inbox"
      access="office"
      back={props.openId === undefined ? undefined : list}
    >
      <SignedIn {...props} />
    </OfficePage>
  );
}

function SignedIn(props: InboxPageProps) {
  const { user } = useSession();
  return user?.role === undefined ? null : <Screen {...props} user={user} />;
}

/** Moves the focus to the next row of the list, or to the one before. It starts at the row with the focus, or at the open one. */
function moveInList(step: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const focused = links.findIndex((link) => link === document.activeElement);
  const from = focused === -1 ? links.findIndex((link) => link.ariaCurrent === 'true') : focused;
  const next = from === -1 ? 0 : Math.min(links.length - 1, Math.max(0, from + step));
  links[next]?.focus();
}

function Screen({ openId, classes, courses, user }: InboxPageProps & { user: User }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = filterIn(query);
  const search = searchOf(filter);
  const list = useRows(filter);
  const now = useNow();
  const pane = useRef<PaneActions>(null);

  const [areKeysOn, turnKeys] = useKeys({
    j: () => moveInList(1),
    k: () => moveInList(-1),
    r: () => pane.current?.write('reply'),
    n: () => pane.current?.write('note'),
    e: () => pane.current?.close(),
    '/': () => {
      const field = document.getElementById(searchFieldId);
      // On a phone the search is on the page of the list.
      if (field?.checkVisibility?.() === false) void navigate(`/office/inbox${search}`);
      else field?.focus();
    },
  });

  const path = `/office/inbox${openId === undefined ? '' : `/${openId}`}`;
  const next = list.rows?.find(
    ({ item, hasLeft }) => !hasLeft && item.status === 'open' && item._id !== openId,
  );
  return (
    <div className={`${styles.screen} ${openId === undefined ? '' : styles.reading}`}>
      <section className={styles.list} aria-label="Conversations">
        <FilterBar filter={filter} path={path} list={list} />
        <ConversationList
          list={list}
          filter={filter}
          path={path}
          openId={openId}
          userId={user._id}
          now={now}
        />
        <p className={styles.keys}>
          {areKeysOn ? 'Keys: j and k move, r answers, n notes, e closes, / searches.' : 'No single keys.'}{' '}
          <button type="button" className={quietLink} onClick={turnKeys}>
            {areKeysOn ? 'Turn them off' : 'Turn the keys on'}
          </button>
        </p>
      </section>
      {openId === undefined ? (
        <div className={styles.choose}>
          <Drawing file={easel} width={180} height={120} />
          <p>Choose a conversation to read and answer it.</p>
        </div>
      ) : (
        <ConversationPane
          key={openId}
          id={openId}
          user={user}
          classes={classes}
          courses={courses}
          search={search}
          now={now}
          next={next?.item}
          actions={pane}
        />
      )}
    </div>
  );
}
