import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { CourseRecord } from '#contract/site/course-record.ts';
import { day, line, text } from '#contract/site/fields.ts';
import type { Documents } from '#contract/site/documents.ts';
import { dayAfter, dayIn } from '#contract/school-time.ts';
import {
  onlyKey,
  type Change,
  type DocumentName,
  type DocumentState,
} from '#contract/site/site-documents.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { Dialog } from '#app/ui/page/dialog.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { overviewQuery } from '../overview/overview-query.ts';
import { publishChange } from './publish-change.ts';
import { PublishedActions, PublishedWords } from './published.tsx';
import { documentQuery, reloadSite } from './site-queries.ts';
import styles from './publish-dialog.module.css';

type Data = DocumentState['data'];
type School = Documents['school'];

/** What owners change most, each on a form of its own. */
export type QuickChange = 'price' | 'notice' | 'class';

const courses: DocumentName = { type: 'courses', key: onlyKey };
const school: DocumentName = { type: 'school', key: onlyKey };

const quickChanges = {
  price: { title: 'Change a price', name: courses, page: '/classes', Fields: PriceForm },
  notice: { title: 'A notice for some days', name: school, page: '/', Fields: NoticeForm },
  class: { title: 'What we do next class', name: school, page: '/', Fields: ClassForm },
} as const;

/** A ref: what is asked can be typed at once. */
const focusOnOpen = (field: HTMLElement | null) => field?.focus();

interface QuickChangeFormProps {
  data: Data;
  /** The day at the school. */
  today: string;
  /** @param changes what is said afterwards */
  publish: (change: (data: Data) => Data, changes?: readonly Change[]) => Promise<void>;
}

/** A form for one of the three changes. What it sends is published at once, and can be taken back. */
export function QuickChangeDialog({
  kind,
  isOpen,
  onClose,
}: {
  kind: QuickChange;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { title, name, page, Fields } = quickChanges[kind];
  const client = useQueryClient();
  const { data, isLoadingError, refetch } = useQuery({ ...documentQuery(name), enabled: isOpen });
  const overview = useQuery(overviewQuery);
  const [done, setDone] = useState<
    (Awaited<ReturnType<typeof publishChange>> & { changes: readonly Change[] }) | null
  >(null);

  const reload = () => Promise.all([client.invalidateQueries(documentQuery(name)), reloadSite(client)]);

  function close() {
    setDone(null);
    onClose();
  }

  async function publish(change: (data: Data) => Data, changes: readonly Change[] = []) {
    setDone({ ...(await publishChange(name, change)), changes });
    await reload();
  }

  return (
    <Dialog
      title={done === null ? title : 'Published'}
      isOpen={isOpen}
      onClose={close}
      {...(done === null
        ? {}
        : {
            actions: <PublishedActions edition={done.edition} name={name} onDone={close} onUndone={reload} />,
          })}
    >
      {done !== null ? (
        <>
          <PublishedWords edition={done.edition} changes={done.changes} page={page} />
          {done.stopped !== null && <p className={styles.note}>{done.stopped}</p>}
        </>
      ) : isLoadingError ? (
        <p role="alert">
          The words could not be loaded. <Button onClick={() => void refetch()}>Try again</Button>
        </p>
      ) : data === undefined || overview.data === undefined ? (
        <Skeleton lines={4} words="Loading the words." />
      ) : (
        <Fields data={data.published ?? data.data} today={dayIn(overview.data.timeZone)} publish={publish} />
      )}
    </Dialog>
  );
}

const wholeRupees = z
  .string()
  .check(z.regex(/^\d{1,7}$/, 'Please enter whole rupees, such as 2500.'))
  .check(z.refine((value) => Number(value) <= 1_000_000, 'Please enter 1000000 or less.'));

const fieldOf = ({ id }: Pick<CourseRecord, 'id'>) => `price-${id}`;

/** The prices of all courses: the one that changes is a tap away. */
function PriceForm({ data, publish }: QuickChangeFormProps) {
  const [courseList] = useState(() => (data['courses'] as CourseRecord[]).filter(({ hidden }) => !hidden));
  const [schema] = useState(() =>
    z.object(Object.fromEntries(courseList.map((course) => [fieldOf(course), wholeRupees]))),
  );

  function submit(values: Readonly<Record<string, string>>) {
    const prices = new Map(courseList.map((course) => [course.id, Number(values[fieldOf(course)])]));
    // A price that somebody else has changed meanwhile stays.
    for (const { id, price } of courseList) if (prices.get(id) === price) prices.delete(id);
    const changes = courseList.flatMap(({ id, courseName, price }) => {
      const after = prices.get(id);
      return after === undefined
        ? []
        : [{ path: fieldOf({ id }), label: courseName, before: String(price), after: String(after) }];
    });
    return publish(
      (latest) => ({
        courses: (latest['courses'] as CourseRecord[]).map((course) =>
          Object.assign({}, course, { price: prices.get(course.id) ?? course.price }),
        ),
      }),
      changes,
    );
  }

  return (
    <Form className={`${styles.form} ${styles.prices}`} schema={schema} onSubmit={submit}>
      {courseList.map((course) => (
        <TextField
          key={course.id}
          className={styles.price}
          name={fieldOf(course)}
          label={course.courseName}
          hint={`Rupees for a ${course.period}.`}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={course.price}
          required
        />
      ))}
      <SubmitButton busyLabel="Publishing…">Publish now</SubmitButton>
    </Form>
  );
}

const noticeForm = z.object({ text: text(300), from: day(), until: day() }).check(
  z.refine(({ from, until }) => from <= until, {
    error: 'The last day is before the first.',
    path: ['until'],
  }),
);

/** As many days as a notice is shown if the owner says nothing else, such as a festival with a day on each side. */
const usualNoticeDays = 3;

function NoticeForm({ data, today, publish }: QuickChangeFormProps) {
  const { temporaryNotice: present } = data as unknown as School;
  return (
    <>
      {present !== undefined && present.until >= today && (
        <p className={styles.note}>
          The notice until {present.until} is: {present.text}
        </p>
      )}
      <Form
        className={styles.form}
        schema={noticeForm}
        onSubmit={(temporaryNotice) => publish((latest) => ({ ...latest, temporaryNotice }))}
      >
        <TextArea ref={focusOnOpen} name="text" label="Notice" maxLength={300} required />
        <TextField name="from" label="First day" type="date" defaultValue={today} required />
        <TextField
          name="until"
          label="Last day"
          hint="The next day the usual notice is back."
          type="date"
          defaultValue={dayAfter(today, usualNoticeDays - 1)}
          min={today}
          required
        />
        <SubmitButton busyLabel="Publishing…">Publish now</SubmitButton>
      </Form>
    </>
  );
}

const classForm = z.object({ day: day(), text: line(60) });

const dayMs = 86_400_000;

/** The next day, after today, on which the school is open. */
function nextOpenDay({ hours }: School, today: string): string {
  const days = Array.from(
    { length: 7 },
    (_, index) => new Date(Date.parse(`${today}T12:00:00Z`) + (index + 1) * dayMs),
  );
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
  const open = days.find((each) => hours.days.some((name) => name === weekday.format(each)));
  return open?.toISOString().slice(0, 10) ?? today;
}

function ClassForm({ data, today, publish }: QuickChangeFormProps) {
  const content = data as unknown as School;
  return (
    <Form
      className={styles.form}
      schema={classForm}
      onSubmit={(added) =>
        publish((latest) => {
          // Days that have passed are shown nowhere.
          const others = (latest as unknown as School).datedNotices.filter(
            (each) => each.day >= today && each.day !== added.day,
          );
          const datedNotices = [...others, added].toSorted((a, b) => a.day.localeCompare(b.day));
          return { ...latest, datedNotices };
        })
      }
    >
      <TextField
        name="day"
        label="Day"
        type="date"
        min={today}
        defaultValue={nextOpenDay(content, today)}
        required
      />
      <TextField
        ref={focusOnOpen}
        name="text"
        label="Time and what is made"
        hint="Such as 9:30 am: clay owls. It takes the place of what stands there for this day."
        maxLength={60}
        autoComplete="off"
        required
      />
      <SubmitButton busyLabel="Publishing…">Publish now</SubmitButton>
    </Form>
  );
}
