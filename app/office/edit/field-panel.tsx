import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import type { Editable, ToPreview } from '#contract/site/edit-marks.ts';
import { fieldAt, formField, schemaOf } from '#contract/site/schema-parts.ts';
import type { DocumentState } from '#contract/site/site-documents.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { DocumentField } from '../site/document-field.tsx';
import { formOf } from '../site/document-id.ts';
import { DraftContext } from '../site/draft-context.tsx';
import type { Editor } from '../site/editor-context.ts';
import { fieldPath, pathText, valueAt, type FieldPath } from '#contract/site/field-path.ts';
import { SaveWords } from '../site/save-words.tsx';
import { documentQuery } from '../site/site-queries.ts';
import { useDraft } from '../site/use-draft.ts';
import { ProblemOutcome, PublishedOutcome } from './field-outcome.tsx';
import { usePublishField } from './use-publish-field.ts';
import styles from './edit.module.css';

interface FieldPanelProps {
  userId: string;
  field: Editable;
  /** The page to which the chosen text is a link, if it is one. */
  link: { path: string; name: string } | undefined;
  options: Editor['options'];
  tell: (message: ToPreview) => void;
  /** Gets a function that stores what is typed, and returns whether it is stored. */
  storeTyped: RefObject<(() => Promise<boolean>) | null>;
  onFollow: (path: string) => void;
  /** Shows what changes in the whole document before it is published. */
  onReview: () => void;
  onClose: () => void;
}

/** The form of the field that was chosen on the page: below it on a phone, beside it in a wide window. */
export function FieldPanel(props: FieldPanelProps) {
  const { type, key } = props.field;
  const { data, isLoadingError, refetch } = useQuery(documentQuery({ type, key }));
  return (
    <section className={styles.panel} aria-label="The chosen text">
      {data !== undefined ? (
        <LoadedPanel {...props} loaded={data} />
      ) : isLoadingError ? (
        <p role="alert">
          The words could not be loaded. <Button onClick={() => void refetch()}>Try again</Button>
        </p>
      ) : (
        <Skeleton lines={3} words="Loading the words." />
      )}
    </section>
  );
}

function LoadedPanel({
  userId,
  field,
  link,
  options,
  tell,
  storeTyped,
  onFollow,
  onReview,
  onClose,
  loaded,
}: FieldPanelProps & { loaded: DocumentState }) {
  const name = { type: field.type, key: field.key };
  /** Whether the page shows all words that are typed. */
  const isShown = useRef(true);
  const draft = useDraft(userId, name, loaded, () => {
    isShown.current = false;
  });
  const { server, data, save } = draft;
  const panel = useRef<HTMLDivElement>(null);
  const schema = schemaOf(name);
  const path = fieldPath(field.path);
  const found = schema && fieldAt(schema, data, path);
  const kind = found && formField(found.schema, found.name).kind;

  const store = async () => save.kind === 'saved' || save.kind === 'unchanged' || draft.send();
  const { publish, undo, isBusy, published, problem, forget } = usePublishField({
    name,
    path,
    draft,
    change,
    store,
    onReview,
  });

  function change(at: FieldPath, value: unknown) {
    forget();
    draft.change(at, value);
    const parts = valueAt(data, path);
    const isOnlyPart = Array.isArray(parts) && parts.length === 1;
    const places = [
      field.path,
      ...(kind === 'heading' ? [`${field.path}.text`] : isOnlyPart ? [`${field.path}[0]`] : []),
    ];
    // What stands in braces is filled in by the server, and Markdown is made into paragraphs there.
    const showsAtOnce =
      typeof value === 'string' &&
      kind !== 'markdown' &&
      !value.includes('{') &&
      places.includes(pathText(at));
    if (!showsAtOnce) isShown.current = false;
    else tell({ kind: 'text', field, text: String(value), isHeading: kind === 'heading' });
  }

  useEffect(() => {
    // The words of somebody else may take the place of those that were shown.
    if (save.kind === 'conflict') isShown.current = false;
    if ((save.kind !== 'saved' && save.kind !== 'unchanged') || isShown.current) return;
    isShown.current = true;
    tell({ kind: 'reload' });
    // oxlint-disable-next-line react/exhaustive-deps -- when the draft is stored
  }, [save.kind]);

  useEffect(() => {
    storeTyped.current = store;
  });

  useEffect(() => {
    panel.current
      ?.querySelector<HTMLElement>('textarea, input, select, button[name]')
      ?.focus({ preventScroll: true });
    // On a phone the panel is at the end of the stage, which may be below the window.
    panel.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [field.path]);

  return (
    <DraftContext draft={{ ...draft, change }} options={options}>
      <div ref={panel} className={styles.fields}>
        {found === undefined ? (
          <p>This text is changed in the form of its page.</p>
        ) : (
          // What is typed while it is published would be no part of it.
          <div inert={isBusy}>
            <DocumentField key={field.path} path={path} {...found} value={valueAt(data, path)} />
          </div>
        )}
        {published === null ? (
          <SaveWords name={name} draft={draft} />
        ) : (
          <PublishedOutcome key={published.edition} published={published} server={server} />
        )}
        {problem !== null && <ProblemOutcome problem={problem} server={server} path={path} />}
        <p className={styles.actions}>
          {published === null && found !== undefined && (
            <Button kind="primary" isBusy={isBusy} onClick={() => void publish()}>
              Publish
            </Button>
          )}
          <Button onClick={onClose}>Done</Button>
          {/* Not where a second tap on 'Publish' would take it back. */}
          {published !== null && (
            <Button isBusy={isBusy} onClick={() => void undo(published)}>
              Undo
            </Button>
          )}
        </p>
        <p className={styles.ways}>
          {link !== undefined && <Button onClick={() => onFollow(link.path)}>Go to: {link.name}</Button>}
          <Link className={quietLink} to={formOf(name)}>
            All words: {server.title}
          </Link>
        </p>
      </div>
    </DraftContext>
  );
}
