import { useState } from 'react';
import type { Conversation, ConversationEntry } from '#contract/school/conversation.ts';
import { changeMail } from '#contract/school/email-list.ts';
import { isPhone, phoneKey } from '#contract/phone.ts';
import { whatsAppUrl } from '#contract/site/school-facts.ts';
import { callEndpoint } from '#app/api.ts';
import { Dialog } from '#app/ui/page/dialog.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { linkRow } from '../kit/actions.tsx';
import { useWork } from '../kit/use-work.ts';
import { ResendForm } from '../mails/resend-form.tsx';

interface RefusedMailProps {
  entry: ConversationEntry;
  conversation: Pick<Conversation, 'personEmail' | 'personPhone'>;
  /** Whether the account may change mails. */
  isOwner: boolean;
  /** Called after the mail is changed. */
  onChanged: () => void;
}

/** What can be done about a reply that the mail server refused: another address, or the same words in a chat. */
export function RefusedMail({ entry: { mail, text }, conversation, isOwner, onChanged }: RefusedMailProps) {
  const [isOpen, setOpen] = useState(false);
  const [, run] = useWork<'settle'>();
  if (mail === null) return null;
  const { personEmail, personPhone } = conversation;

  async function settle(id: string) {
    await callEndpoint(changeMail, { isSettled: true }, { params: { id } });
    onChanged();
  }

  return (
    <div className={linkRow}>
      {isOwner && (
        <button type="button" className={quietLink} onClick={() => setOpen(true)}>
          Correct the address
        </button>
      )}
      {isPhone(personPhone) && (
        <a className={quietLink} href={whatsAppUrl(phoneKey(personPhone), text)} rel="noreferrer">
          WhatsApp
        </a>
      )}
      {isOwner && mail.state === 'failed' && (
        <button
          type="button"
          className={quietLink}
          onClick={() => void run('settle', () => settle(mail._id))}
        >
          Mark as done
        </button>
      )}
      <Dialog title="Correct the address" isOpen={isOpen} onClose={() => setOpen(false)}>
        <ResendForm
          mail={{ _id: mail._id, to: personEmail }}
          onSent={() => {
            setOpen(false);
            onChanged();
          }}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </div>
  );
}
