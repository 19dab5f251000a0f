import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Conversation } from '#contract/school/conversation.ts';
import {
  addSavedReply,
  deleteSavedReply,
  listSavedReplies,
  savedReplyText,
  type SavedReply,
} from '#contract/school/saved-reply.ts';
import * as z from 'zod/mini';
import { messageOf } from '#app/api-error.ts';
import { callEndpoint } from '#app/api.ts';
import { IconButton, SubmitButton } from '#app/ui/form/button.tsx';
import { Dialog } from '#app/ui/page/dialog.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { LoadedPart } from '../kit/loaded-part.tsx';
import rows from '../kit/rows.module.css';
import { queryOf } from '../office-query.tsx';
import { fillFields } from './saved-reply-fields.ts';
import styles from './conversation.module.css';

interface SavedRepliesProps extends BodyProps {
  isOpen: boolean;
  /** The field that the words go to; it gets the focus. */
  field: RefObject<HTMLTextAreaElement | null>;
  onClose: () => void;
}

interface BodyProps {
  conversation: Conversation;
  /** What is written now, which can be saved. */
  written: string;
  canDelete: boolean;
  onInsert: (text: string) => void;
}

const nameOnly = z.pick(savedReplyText, { name: true });

/** The saved replies: one tap inserts one, with its fields filled in. What is written now can be saved as another. */
export function SavedReplies({ isOpen, field, onClose, ...body }: SavedRepliesProps) {
  return (
    <Dialog title="Saved replies" isOpen={isOpen} onClose={onClose} finalFocus={field}>
      <Body {...body} />
    </Dialog>
  );
}

function Body({ conversation, written, canDelete, onInsert }: BodyProps) {
  const client = useQueryClient();
  const replies = useQuery(queryOf(listSavedReplies));
  const loadAgain = () => client.invalidateQueries(queryOf(listSavedReplies));

  async function add(saved: Pick<SavedReply, 'name' | 'text'>) {
    await callEndpoint(addSavedReply, saved);
    await loadAgain();
    toast.success(`Saved as ${saved.name}.`);
  }

  async function remove(saved: SavedReply) {
    try {
      await callEndpoint(deleteSavedReply, undefined, { params: { id: saved._id } });
      await loadAgain();
      toast.action(`${saved.name} is deleted.`, 'Undo', () => void add(saved).catch(report));
    } catch (error) {
      report(error);
    }
  }

  const { personName: name, childName: child, course } = conversation;
  return (
    <LoadedPart
      query={replies}
      lines={4}
      loading="Loading the saved replies."
      failed="The saved replies could not be loaded."
    >
      {({ items }) => (
        <>
          {items.length === 0 && (
            <p>There are none yet. Write an answer that you often give, and save it here.</p>
          )}
          <ul className={styles.saved}>
            {items.map((saved) => (
              <li key={saved._id}>
                <button
                  type="button"
                  onClick={() =>
                    onInsert(fillFields(saved.text, { name, child, course: course?.name ?? null }))
                  }
                >
                  <b>{saved.name}</b>
                  <span className={rows.excerpt} title={saved.text}>
                    {saved.text}
                  </span>
                </button>
                {canDelete && (
                  <IconButton icon="bin" label={`Delete ${saved.name}`} onClick={() => void remove(saved)} />
                )}
              </li>
            ))}
          </ul>
          {written.trim() !== '' && (
            <Form
              className={styles.save}
              schema={nameOnly}
              onSubmit={({ name: asName }) => add({ name: asName, text: written })}
            >
              <TextField
                name="name"
                label="Save what is written now as"
                hint="{name}, {child} and {course} in it are filled in each time."
              />
              <SubmitButton kind="ruled" busyLabel="Saving…">
                Save
              </SubmitButton>
            </Form>
          )}
        </>
      )}
    </LoadedPart>
  );
}

const report = (error: unknown) => toast.error(messageOf(error));
