// The first steps of a new school: its facts, one form after the other, each with the page that shows them.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { fieldAt, schemaOf } from '#contract/site/schema-parts.ts';
import type { DocumentState } from '#contract/site/site-documents.ts';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { OfficePage } from '../office-page.tsx';
import { DocumentField } from '../site/document-field.tsx';
import { DraftContext } from '../site/draft-context.tsx';
import type { Editor } from '../site/editor-context.ts';
import { optionsOf } from '../site/editor-options.ts';
import { valueAt } from '#contract/site/field-path.ts';
import { previewAddress } from '../site/own-preview.ts';
import { PublishDialog } from '../site/publish-dialog.tsx';
import { notStored, SaveWords } from '../site/save-words.tsx';
import { documentQuery } from '../site/site-queries.ts';
import { useDraft } from '../site/use-draft.ts';
import { officeHandle } from '../shell/office-handle.ts';
import type { Route } from './+types/start';
import { keepStep, readStep } from './kept-step.ts';
import { steps, type Step } from './steps.ts';
import styles from './start.module.css';

export const handle = officeHandle;

export const meta = metaOf('/office/start');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/office/start'),
  options: optionsOf(contentOf(context)),
});

/** The data of the page does not depend on the step. */
export const shouldRevalidate = () => false;

const headingId = 'start';

export default function Start({ loaderData: { options } }: Route.ComponentProps) {
  return (
    <OfficePage
      title="Make the site yours"
      headingId={headingId}
      feature="This page"
      back={{ to: '/office', words: 'Back to Today' }}
    >
      <Steps options={options} />
    </OfficePage>
  );
}

function Steps({ options }: Pick<Editor, 'options'>) {
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  const userId = user?._id ?? '';
  const [kept] = useState(() => readStep(userId));
  const number = Math.min(Math.max(Number(query.get('step')) || kept, 1), steps.length);
  const step = steps[number - 1];
  const { data, isLoadingError, refetch } = useQuery({
    ...documentQuery(step?.document ?? { type: '', key: '' }),
    enabled: step !== undefined,
  });

  const [isMoved, setMoved] = useState(false);

  function goTo(next: number) {
    setMoved(true);
    keepStep(userId, next);
    setQuery({ step: String(next) });
  }

  if (step === undefined) return null;
  return (
    <>
      <p className={styles.place}>
        Step {number} of {steps.length}. What you change is kept as a draft, and you can come back at any
        time.
      </p>
      {isLoadingError ? (
        <LoadFailure
          words="The words could not be loaded."
          headingId={headingId}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Skeleton lines={6} words="Loading the words." />
      ) : (
        <StepForm
          key={number}
          userId={userId}
          step={step}
          number={number}
          isMoved={isMoved}
          loaded={data}
          options={options}
          onStep={goTo}
        />
      )}
    </>
  );
}

interface StepFormProps {
  userId: string;
  step: Step;
  number: number;
  /** Whether the owner has come from another step. */
  isMoved: boolean;
  loaded: DocumentState;
  options: Editor['options'];
  onStep: (number: number) => void;
}

/** The fields of a step, and the page that shows them. */
function StepForm({ userId, step, number, isMoved, loaded, options, onStep }: StepFormProps) {
  const { title, reason, document, fields, page } = step;
  const client = useQueryClient();
  const navigate = useNavigate();
  const draft = useDraft(userId, document, loaded);
  const { server, data, save } = draft;
  const [isReviewing, setReviewing] = useState(false);
  const schema = schemaOf(document);
  const isLast = number === steps.length;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The pressed button has gone with the step before.
    if (isMoved) heading.current?.focus();
  }, [isMoved]);

  /** Goes on when everything is stored. */
  async function leave(then: () => void) {
    if (save.kind !== 'saved' && save.kind !== 'unchanged' && !(await draft.send())) {
      toast.error(notStored);
      return;
    }
    // The next step may have other fields of the same document.
    await client.invalidateQueries(documentQuery(document));
    then();
  }

  return (
    <div className={styles.step}>
      <DraftContext draft={draft} options={options}>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className={styles.reason}>{reason}</p>
          {fields.map((field) => {
            const found = schema && fieldAt(schema, data, [field]);
            return (
              found && <DocumentField key={field} path={[field]} {...found} value={valueAt(data, [field])} />
            );
          })}
          <SaveWords name={document} draft={draft} />
          <p className={styles.actions}>
            <Button
              kind="primary"
              onClick={() => void leave(() => (isLast ? setReviewing(true) : onStep(number + 1)))}
            >
              {isLast ? 'Publish' : 'Next'}
            </Button>
            {number > 1 && <Button onClick={() => void leave(() => onStep(number - 1))}>Back</Button>}
            <Button onClick={() => void leave(() => void navigate('/office'))}>Later</Button>
          </p>
        </form>
      </DraftContext>
      <StepPage page={page} version={server.version} />
      <PublishDialog
        isOpen={isReviewing}
        onClose={() => setReviewing(false)}
        onPublished={() => {
          keepStep(userId, 1);
          return navigate('/office');
        }}
      />
    </div>
  );
}

/** The page of a step with its draft; loaded again when the draft is stored. @param version names the state of the draft */
function StepPage({ page, version }: { page: string; version: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  /** The state that the frame shows, and whether it is still loading: a reload before the first load would do nothing. */
  const shown = useRef({ version, isLoading: true });

  async function load() {
    setFailed(false);
    try {
      setAddress(await previewAddress(page));
    } catch {
      setFailed(true);
    }
  }
  useEffect(() => {
    void load();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page
  }, [page]);

  function showLatest() {
    if (shown.current.isLoading || shown.current.version === version) return;
    shown.current = { version, isLoading: true };
    frame.current?.contentWindow?.location.reload();
  }
  useEffect(showLatest);

  // The form can be used without it.
  if (isFailed)
    return (
      <p role="alert">
        The page could not be shown. <Button onClick={() => void load()}>Try again</Button>
      </p>
    );
  if (address === null) return <Skeleton lines={4} words="Loading the page." />;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, with its own policy
    <iframe
      ref={frame}
      className={styles.page}
      src={address}
      title={`The page ${page}`}
      onLoad={() => {
        shown.current.isLoading = false;
        showLatest();
      }}
    />
  );
}
