import type { ConversationItem } from '#contract/school/conversation.ts';
import type { Overview } from '#contract/school/overview.ts';
import { isPhone, phoneKey } from '#contract/phone.ts';
import { whatsAppUrl } from '#contract/site/school-facts.ts';
import { useSchool } from '#app/school.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { TimeLeftWords } from '../inbox/time-left-words.tsx';
import { aboutOf, chatWords, personNameOf } from '../inbox/words.ts';
import { callUrl } from '../kit/call-url.ts';
import { OfficeIcon } from '../kit/office-icon.tsx';
import rows from '../kit/rows.module.css';
import { countText } from './count-text.ts';
import styles from './overview.module.css';
import own from './to-answer.module.css';

/** Everybody who waits for an answer, the most urgent first, each with the ways to answer at once. */
export function ToAnswer({ list, now }: { list: Overview['now']['toAnswer']; now: number }) {
  const { count, items } = list;
  return (
    <section className={styles.group} aria-labelledby="to-answer">
      <h2 id="to-answer">
        To answer {count > 0 && <span className={styles.count}>{countText(count)}</span>}
      </h2>
      {count === 0 ? (
        <p className={styles.calm}>Everybody has an answer.</p>
      ) : (
        <ul className={`${rows.rows} ${styles.rows}`}>
          {items.map((item) => (
            <Row key={item._id} item={item} now={now} />
          ))}
        </ul>
      )}
      {count > items.length && (
        <Link className={quietLink} to="/office/inbox">
          All that wait for an answer
        </Link>
      )}
    </section>
  );
}

function Row({ item, now }: { item: ConversationItem; now: number }) {
  const name = personNameOf(item);
  return (
    <li className={own.row} data-failed={item.mailProblem ?? undefined}>
      <Link className={rows.row} to={`/office/inbox/${item._id}`}>
        <span className={rows.first}>
          <bdi>{name}</bdi>
          <TimeLeftWords item={item} now={now} />
        </span>
        <span className={styles.detail}>{aboutOf(item)}</span>
        <span className={rows.excerpt} title={item.excerpt}>
          {item.lastKind === 'out' && 'School: '}
          <bdi>{item.excerpt}</bdi>
        </span>
      </Link>
      {isPhone(item.personPhone) && <Phone item={item} name={name} />}
    </li>
  );
}

/** A call and a chat, each one tap away. */
function Phone({ item, name }: { item: ConversationItem; name: string }) {
  const school = useSchool();
  const { personPhone } = item;
  return (
    <span className={own.phone}>
      <a href={callUrl(personPhone)} title={`Call ${personPhone}`}>
        <OfficeIcon name="call" />
        <span className="visually-hidden">
          Call {name}: {personPhone}
        </span>
      </a>
      <a
        href={whatsAppUrl(phoneKey(personPhone), chatWords(item, school.name))}
        rel="noreferrer"
        title="WhatsApp"
      >
        <OfficeIcon name="chat" />
        <span className="visually-hidden">
          WhatsApp to {name}, {personPhone}
        </span>
      </a>
    </span>
  );
}
