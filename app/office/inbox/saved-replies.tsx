import { useEffect, useState, type RefObject } from 'react';
import {
  addSavedReply,
  deleteSavedReply,
  listSavedReplies,
  savedReplyFields,
  type Conversation,
  type SavedReply,
} from '#contract/conversation.ts';
import { messageOf } from '#app/api-error.ts';
import { callEndpoint } from '#app/api.ts';
import { Button, IconButton, SubmitButton } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { toast } from '#app/ui/toast.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { fillFields } from './saved-reply-fields.ts';
import styles from './inbox.module.css';

interface SavedRepliesProps extends SavedRepliesBodyProps {
  isOpen: boolean;
  box: RefObject<HTMLTextAreaElement | null>;
  onClose: () => void;
}

interface SavedRepliesBodyProps {
  conversation: Conversation;
  /** What is written now, which can be saved. */
  text: string;
  canDelete: boolean;
  onInsert: (text: string) => void;
}

/** The saved replies: one press inserts one, with its fields filled in. What is written now can be saved as another. */
export function SavedReplies({ isOpen, box, onClose, ...body }: SavedRepliesProps) {
  return (
    <Dialog title="Saved replies" isOpen={isOpen} onClose={onClose} finalFocus={box}>
      <Body {...body} />
    </Dialog>
  );
}

const fieldWords = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  savedReplyFields.map((name) => `{${name}}`),
);

function Body({ conversation, text, canDelete, onInsert }: SavedRepliesBodyProps) {
  const [replies, setReplies] = useState<readonly SavedReply[] | 'loading' | 'failed'>('loading');

  useEffect(() => {
    if (replies !== 'loading') return undefined;
    let isCurrent = true;
    callEndpoint(listSavedReplies, undefined).then(
      ({ items }) => isCurrent && setReplies(items),
      () => isCurrent && setReplies('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [replies]);

  async function remove({ _id }: SavedReply) {
    try {
      const { message } = await callEndpoint(deleteSavedReply, undefined, { params: { id: _id } });
      toast.success(message);
      setReplies('loading');
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  if (replies === 'loading') return <Skeleton lines={4} words="Loading the saved replies." />;
  if (replies === 'failed') {
    return (
      <div className={styles.why}>
        <p>The saved replies could not be loaded.</p>
        <Button onClick={() => setReplies('loading')}>Try again</Button>
      </div>
    );
  }
  const values = { child: conversation.childName ?? undefined, course: conversation.course?.name };
  return (
    <>
      {replies.length === 0 && <p>There are none yet. Save an answer that you often give.</p>}
      <ul className={styles.saved}>
        {replies.map((reply) => (
          <li key={reply._id}>
            <button type="button" onClick={() => onInsert(fillFields(reply.text, values))}>
              <b>{reply.name}</b>
              <span title={reply.text}>{reply.text}</span>
            </button>
            {canDelete && (
              <IconButton icon="bin" label={`Delete ${reply.name}`} onClick={() => void remove(reply)} />
            )}
          </li>
        ))}
      </ul>
      <details className={styles.saveNew}>
        <summary>Save another</summary>
        <Form
          schema={addSavedReply.body}
          onSubmit={async (saved) => {
            const { message } = await callEndpoint(addSavedReply, saved);
            toast.success(message);
            setReplies('loading');
          }}
        >
          <TextField name="name" label="Name" />
          <TextArea name="text" label="Words" defaultValue={text} />
          <p>In place of {fieldWords} stand the facts of each conversation.</p>
          <SubmitButton kind="ruled" busyLabel="Saving…">
            Save
          </SubmitButton>
        </Form>
      </details>
    </>
  );
}
