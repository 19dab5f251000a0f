import { useState, type ReactNode } from 'react';
import { keyedTitles } from '#contract/site/document-titles.ts';
import { onlyKey, type ListedDocument } from '#contract/site/site-documents.ts';
import { useSession } from '#app/session.tsx';
import { Icon, type IconName } from '#app/ui/picture/icon.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { cardWords } from './card-words.ts';
import { formOf } from './document-id.ts';
import { Facts } from './facts.tsx';
import { useSchoolTime } from '../kit/use-school-time.ts';
import styles from './wall.module.css';

/** What stands in the place of a picture of a page, for documents of which there is none. */
const icons: Readonly<Record<string, IconName>> = {
  account: 'lock',
  navigation: 'link',
  pageMeta: 'find',
  errorPages: 'wrong',
};

/** The name of a document without what the heading above it says: 'Room: ', 'Article: '. */
function nameOf({ type, title }: ListedDocument): { kind: string; name: string } {
  const kind = Object.hasOwn(keyedTitles, type) ? `${keyedTitles[type as keyof typeof keyedTitles]}: ` : '';
  return title.startsWith(kind) ? { kind, name: title.slice(kind.length) } : { kind: '', name: title };
}

/** The picture of a page, which visitors see on networks. Its place is kept while it loads, and when there is none. */
function CardPicture({ address, icon }: { address: string | undefined; icon: IconName }) {
  return (
    <span className={styles.picture}>
      {address === undefined ? (
        <Icon name={icon} />
      ) : (
        <img src={address} alt="" width={240} height={126} loading="lazy" decoding="async" />
      )}
    </span>
  );
}

interface WallProps {
  items: readonly ListedDocument[];
  /** Addresses of small pictures of the works, by their keys. */
  works: Readonly<Record<string, string>>;
}

/** Documents as cards: each has its picture, who changed it last, and what of it is not published. */
export function Wall({ items, works }: WallProps) {
  const ownName = useSession().user?.fullName;
  const { timeZone } = useSchoolTime();
  return (
    <ul className={styles.wall}>
      {items.map((item) => {
        const { kind, name } = nameOf(item);
        const { waiting, last } = cardWords(item, { ownName, timeZone });
        const picture = item.type === 'work' ? works[item.key] : item.card;
        return (
          <li key={`${item.type} ${item.key}`} className={styles.card}>
            <CardPicture address={picture ?? undefined} icon={icons[item.type] ?? 'note'} />
            <div className={styles.words}>
              <Link className={styles.name} to={formOf(item)}>
                {/* The site has links with the names of its pages too. */}
                <span className="visually-hidden">Change {kind}</span>
                <Facts text={name} />
              </Link>
              {waiting.map((words) => (
                <p key={words} className={styles.waiting}>
                  {words}
                </p>
              ))}
              {last !== '' && <p className={styles.last}>{last}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const isKeyed = ({ key }: ListedDocument) => key !== onlyKey;

/** Which documents belong to a group, by their types. Those of no other group are 'Pages'. */
const types = {
  week: ['courses', 'school'],
  rooms: ['instructorArt', 'room'],
  labels: ['work'],
  blog: ['blog', 'post'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type GroupName = keyof typeof types | 'pages';

/** The documents of each group, in their order: the page of a group before its rooms or articles. */
export function groupsOf(items: readonly ListedDocument[]): Record<GroupName, ListedDocument[]> {
  const named = Object.values(types).flat() as string[];
  const of = (group: keyof typeof types) =>
    items
      .filter(({ type }) => (types[group] as readonly string[]).includes(type))
      .toSorted((a, b) => Number(isKeyed(a)) - Number(isKeyed(b)));
  return {
    week: of('week'),
    pages: items.filter(({ type }) => !named.includes(type)),
    rooms: of('rooms'),
    labels: of('labels'),
    blog: of('blog'),
  };
}

/** A group of cards under its heading. */
export function WallGroup({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  );
}

/** On a phone what is changed seldom would be a long way of thumbs to what stands below it. */
const isWide = () => matchMedia('(width >= 750px)').matches;

/** A group that is folded on a phone. What is folded loads no pictures. */
export function FoldedGroup({
  id,
  name,
  count,
  children,
}: {
  id: string;
  name: string;
  count: number;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(isWide);
  return (
    <section className={styles.group} aria-labelledby={id}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h2 id={id}>{name}</h2> <span className={styles.count}>{count}</span>
        </summary>
        {isOpen && children}
      </details>
    </section>
  );
}

/** Many documents that are seldom changed: shown when they are asked for. */
export function FoldedWall({ name, items, works }: { name: string } & WallProps) {
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <details className={styles.folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {name} <span className={styles.count}>{items.length}</span>
      </summary>
      {isOpen && <Wall items={items} works={works} />}
    </details>
  );
}
