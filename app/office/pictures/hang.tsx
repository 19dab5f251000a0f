// Hangs pictures that owners have added: what each label says, in which gallery, and their publication.
import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { BodyOf } from '#contract/endpoint.ts';
import { hangPictures, maxHung, type OwnPicture } from '#contract/site/own-picture.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { FieldFrame, TextField } from '#app/ui/form/field.tsx';
import field from '#app/ui/form/field.module.css';
import { Form } from '#app/ui/form/form.tsx';
import { fillEmpty } from '#app/ui/form/form-values.ts';
import { useField } from '#app/ui/form/form-context.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { EmptySheet } from '../kit/empty-sheet.tsx';
import { Loaded } from '../kit/loaded.tsx';
import type { Pages } from '../kit/use-office-list.ts';
import { OfficePage } from '../office-page.tsx';
import { officeHandle } from '../shell/office-handle.ts';
import { takeBack } from '../site/publish-change.ts';
import { reloadSite } from '../site/site-queries.ts';
import type { Route } from './+types/hang';
import { keepChoice, readChoice, type HangChoice } from './hang-choice.ts';
import { HangCard } from './hang-card.tsx';
import { hangSchema, noRoom } from './hang-fields.ts';
import { inClassQuery } from './in-class-choices.tsx';
import { chosenQuery, picturesQuery } from './pictures-query.ts';
import styles from './hang.module.css';

export const handle = officeHandle;

export const meta = metaOf('/office/pictures/hang');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/office/pictures/hang'),
  rooms: contentOf(context)
    .entries('room')
    .map(([key, { title }]) => ({ key, title })),
});

/** The data of the page does not depend on its address. */
export const shouldRevalidate = () => false;

const headingId = 'hang';
const words = { loading: 'Loading the pictures.', failed: 'The pictures could not be loaded.' };

type Rooms = Route.ComponentProps['loaderData']['rooms'];

export default function HangPage({ loaderData: { rooms } }: Route.ComponentProps) {
  return (
    <OfficePage
      title="Hang pictures"
      headingId={headingId}
      feature="This page"
      back={{ to: '/office/pictures', words: 'All pictures' }}
    >
      <Chosen rooms={rooms} />
    </OfficePage>
  );
}

/** The pictures that were chosen on the page before. */
function Chosen({ rooms }: { rooms: Rooms }) {
  const { user } = useSession();
  const userId = user?._id ?? '';
  const [choice, setChoice] = useState(() => readChoice(userId));
  const ids = choice.ids.slice(0, maxHung);
  const query = useQuery(chosenQuery(ids));
  // At the same time as the pictures, so that little moves when it comes.
  usePrefetchQuery(inClassQuery);

  function takeOut(id: string) {
    const next = { ...readChoice(userId), ids: choice.ids.filter((each) => each !== id) };
    keepChoice(userId, next);
    setChoice(next);
    // The pressed button no longer exists.
    document.getElementById(headingId)?.focus();
  }

  if (ids.length === 0)
    return (
      <EmptySheet title="No picture is chosen">
        <p>
          <Link to="/office/pictures">Choose the pictures that are to hang</Link>
        </p>
      </EmptySheet>
    );
  return (
    <Loaded query={query} words={words}>
      {(pictures) => (
        <HangForm userId={userId} rooms={rooms} pictures={pictures} choice={choice} onTakeOut={takeOut} />
      )}
    </Loaded>
  );
}

interface HangFormProps {
  userId: string;
  rooms: Rooms;
  pictures: readonly OwnPicture[];
  choice: HangChoice;
  onTakeOut: (id: string) => void;
}

function HangForm({ userId, rooms, pictures, choice, onTakeOut }: HangFormProps) {
  const { ids: chosen, values } = choice;
  const client = useQueryClient();
  const navigate = useNavigate();
  const ids = pictures.map(({ _id }) => _id);
  const lastMedium = useLastMedium();

  async function undo(edition: number) {
    try {
      toast.success(await takeBack(edition));
      void client.invalidateQueries(picturesQuery);
      void reloadSite(client);
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  async function publish(body: BodyOf<typeof hangPictures>) {
    const { message, edition } = await callEndpoint(hangPictures, body);
    // Those that did not fit into one publication, and what was chosen meanwhile in another tab, come next.
    keepChoice(userId, { ids: readChoice(userId).ids.filter((id) => !ids.includes(id)), values: {} });
    void client.invalidateQueries(picturesQuery);
    void reloadSite(client);
    await navigate('/office/pictures', { replace: true });
    if (edition === null) toast.success(message);
    else toast.action(message, 'Undo', () => void undo(edition));
  }

  const many = pictures.length === 1 ? 'the picture' : `${pictures.length} pictures`;
  return (
    <Form
      className={styles.form}
      schema={hangSchema(ids)}
      onSubmit={publish}
      onEdit={(typed) => keepChoice(userId, { ids: chosen, values: typed as HangChoice['values'] })}
    >
      <ErrorSummary />
      {chosen.length > ids.length && (
        <p className={styles.help}>
          These are {ids.length} of {chosen.length}. The others come next.
        </p>
      )}
      <div className={styles.common}>
        <RoomField rooms={rooms} kept={String(values['room'] ?? roomOf(pictures))} lastMedium={lastMedium} />
        <TextField
          name="medium"
          label="Material and technique"
          hint="Of all of them. Such as Hand-built clay and slip."
          maxLength={120}
          autoComplete="off"
          defaultValue={String(values['medium'] ?? pictures[0]?.label?.medium ?? '')}
        />
      </div>
      <ul className={styles.cards} aria-label="Pictures">
        {pictures.map((picture, index) => (
          <li key={picture._id}>
            <HangCard
              picture={picture}
              place={index + 1}
              values={values}
              known={picture.children.flatMap((child) =>
                child === null ? [] : [{ ...child, age: null, hasEmail: true }],
              )}
              onTakeOut={() => onTakeOut(picture._id)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <Checkbox
          name="tellsFamilies"
          label="Tell the families"
          defaultChecked={values['tellsFamilies'] === true}
        >
          Send the families of the children a mail with the link
        </Checkbox>
        <SubmitButton busyLabel="Publishing…">Publish {many}</SubmitButton>
      </div>
    </Form>
  );
}

/** The gallery that was chosen for pictures before they had to wait; empty if it was not one for all. */
function roomOf(pictures: readonly OwnPicture[]): string {
  const rooms = new Set(pictures.map(({ waitsFor }) => waitsFor));
  const [room] = rooms;
  return rooms.size === 1 ? (room ?? '') : '';
}

/** What the latest picture of each gallery was made of: that of the next week is often the same. */
function useLastMedium(): (room: string) => string | undefined {
  const client = useQueryClient();
  const [pictures] = useState(
    () =>
      client.getQueryData<Pages<OwnPicture>>(picturesQuery.queryKey)?.pages.flatMap(({ items }) => items) ??
      [],
  );
  return (room) =>
    pictures.find(({ shownIn }) => shownIn.some(({ type, key }) => type === 'room' && key === room))?.label
      ?.medium;
}

/** Where they hang. The material follows the gallery, while nothing is typed. */
function RoomField({
  rooms,
  kept,
  lastMedium,
}: {
  rooms: Rooms;
  kept: string;
  lastMedium: (room: string) => string | undefined;
}) {
  const { id, ariaProps } = useField('room');
  return (
    <FieldFrame name="room" label="Where they hang">
      <select
        {...ariaProps}
        id={id}
        name="room"
        className={field.input}
        defaultValue={kept}
        data-label="Where they hang"
        onChange={({ target: { form, value } }) => {
          if (form !== null) fillEmpty(form, { medium: lastMedium(value) ?? '' });
        }}
      >
        <option value="">Choose a gallery</option>
        {rooms.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
        <option value={noRoom}>Nowhere yet: I choose them in a form</option>
      </select>
      <Icon name="down" />
    </FieldFrame>
  );
}
