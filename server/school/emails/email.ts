import type { Standing } from '#server/db/tables/families.ts';
import { compose, type Content, type Message } from '#server/mail/compose.ts';
import type { Sender } from '#server/mail/sender.ts';

/** What an email says: composed as text and HTML in the frame of the school, or plain as if a person had typed it. */
type Words =
  | Pick<Content, 'to' | 'replyTo' | 'subject' | 'paragraphs' | 'details' | 'code'>
  | Pick<Message, 'to' | 'replyTo' | 'subject' | 'text'>;

/** An email of the school. */
interface Definition<Facts> {
  /** When it is sent, for the list of all emails. */
  sentWhen: string;
  /**
   * What it is about, if that is not its conversation: emails about one thing to one person leave in their order, or a newer one takes an older one
   * out (docs/decisions/0005-mail-outbox.md).
   */
  about?: (facts: Facts) => string;
  standing: Standing;
  /** Holds a code: it is sent before all others, and its words are erased as soon as it is sent. */
  hasCode?: true;
  write: (sender: Sender, facts: Facts) => Words;
  calendar?: (sender: Sender, facts: Facts) => string;
  /** Examples for the page of all emails in development. */
  samples: readonly Facts[];
}

/** What the list of all emails shows of one. */
export interface ListedEmail {
  sentWhen: string;
  standing: Standing;
  /** What it is about, in one of the samples; null for its conversation. */
  about: string | null;
  samples: (sender: Sender) => Message[];
}

/** Makes the message of an email. */
export interface Email<Facts> extends ListedEmail {
  (sender: Sender, facts: Facts): Message;
}

const isPlain = (words: Words): words is Pick<Message, 'to' | 'replyTo' | 'subject' | 'text'> =>
  'text' in words;

/** Defines an email. Give it a file of its own, and a line in list.ts. */
export function defineEmail<Facts>(definition: Definition<Facts>): Email<Facts> {
  const { sentWhen, about, standing, hasCode, write, calendar, samples } = definition;
  function messageOf(sender: Sender, facts: Facts): Message {
    const words = write(sender, facts);
    const message = isPlain(words) ? { ...words, html: '' } : compose({ ...sender, ...words });
    return {
      ...message,
      standing,
      ...(about === undefined ? {} : { about: about(facts) }),
      ...(hasCode === undefined ? {} : { hasCode }),
      ...(calendar === undefined ? {} : { calendar: calendar(sender, facts) }),
    };
  }
  const [first] = samples;
  return Object.assign(messageOf, {
    sentWhen,
    standing,
    about: about === undefined || first === undefined ? null : about(first),
    samples: (sender: Sender) => samples.map((facts) => messageOf(sender, facts)),
  });
}
