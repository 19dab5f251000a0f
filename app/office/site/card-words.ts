import type { ListedDocument, ScheduledChange } from '#contract/site/site-documents.ts';
import { dayWords } from './day-words.ts';

/** Who reads the words, and where the school's days begin. */
interface Reader {
  ownName: string | undefined;
  timeZone: string | undefined;
}

function draftWords({ state, draft }: ListedDocument, { ownName, timeZone }: Reader): string | undefined {
  if (draft === null) return undefined;
  const day = dayWords(draft.at, { timeZone });
  const isOwn = ownName !== undefined && draft.by.name === ownName;
  if (state === 'new') return `New on ${day}${isOwn ? ' by you' : ''}, not published`;
  if (isOwn) return `Your changes from ${day} are not published`;
  const whose = draft.by.name === null ? 'Changes' : `Changes of ${draft.by.name}`;
  return `${whose} from ${day} are not published`;
}

const scheduledWords = ({ publishAt, failure, obstacle }: ScheduledChange, { timeZone }: Reader): string =>
  (failure ?? obstacle) === null
    ? `Changes by itself on ${dayWords(publishAt, { timeZone })}`
    : `What was set for ${dayWords(publishAt, { timeZone })} needs you`;

/** What the card of a document says: what waits to be published, and who changed last what visitors see: nothing while it is as every school begins. */
export function cardWords(item: ListedDocument, reader: Reader): { waiting: string[]; last: string } {
  const draft = draftWords(item, reader);
  const { published, scheduled } = item;
  const waiting = [
    ...(draft === undefined ? [] : [draft]),
    ...new Set(scheduled.map((change) => scheduledWords(change, reader))),
  ];
  if (published === null) return { waiting, last: '' };
  const day = dayWords(published.at, { timeZone: reader.timeZone });
  const by = published.by === null ? undefined : (published.by.name ?? undefined);
  return {
    waiting,
    last: by === undefined ? `Changed ${day}` : `${by === reader.ownName ? 'You' : by}, ${day}`,
  };
}
