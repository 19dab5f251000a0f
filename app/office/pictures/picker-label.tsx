import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import { hangPictures, type OwnPicture } from '#contract/site/own-picture.ts';
import { callEndpoint } from '#app/api.ts';
import { useSession } from '#app/session.tsx';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { reloadSite } from '../site/site-queries.ts';
import { forgetChoice, keepChoice, readChoice, type HangChoice } from './hang-choice.ts';
import { HangCard } from './hang-card.tsx';
import { hangSchema, noRoom } from './hang-fields.ts';
import { picturesQuery } from './pictures-query.ts';
import styles from './picker.module.css';

interface PickerLabelProps {
  picture: OwnPicture;
  onBack: () => void;
  onPublished: () => void;
  /** @param reason whose answer is missing, as a sentence */
  onWaits: (reason: string) => void;
}

/** What the label of one picture says, published so that the field can name it. What is typed survives a reload. */
export function PickerLabel({ picture, onBack, onPublished, onWaits }: PickerLabelProps) {
  const client = useQueryClient();
  const { user } = useSession();
  const userId = user?._id ?? '';
  const { _id: id, children, lockedBy } = picture;
  const kept = readChoice(userId, 'picker');
  const values = kept.ids.includes(id) ? kept.values : {};

  async function publish(body: BodyOf<typeof hangPictures>) {
    const { waiting } = await callEndpoint(hangPictures, body);
    forgetChoice(userId, 'picker');
    void client.invalidateQueries({ queryKey: picturesQuery.queryKey });
    void reloadSite(client);
    const [first] = waiting;
    if (first === undefined) onPublished();
    else onWaits(first.lockedBy);
  }

  return (
    <Form
      className={styles.form}
      schema={hangSchema([id])}
      onSubmit={publish}
      onEdit={(typed) => keepChoice(userId, { ids: [id], values: typed as HangChoice['values'] }, 'picker')}
    >
      <ErrorSummary />
      {lockedBy !== null && <p className={styles.wrong}>{lockedBy}</p>}
      <input type="hidden" name="room" value={noRoom} />
      <HangCard
        picture={picture}
        values={values}
        known={children.flatMap((child) => (child === null ? [] : [{ ...child, age: null, hasEmail: true }]))}
        onTakeOut={onBack}
      />
      <SubmitButton className={styles.use} busyLabel="Publishing…">
        Use this picture
      </SubmitButton>
    </Form>
  );
}
