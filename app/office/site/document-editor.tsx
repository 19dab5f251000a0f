import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { getDocument, type DocumentName, type DocumentState } from '#contract/site/site-documents.ts';
import { dayIn, dayText, momentOf } from '#contract/school-time.ts';
import { callEndpoint } from '#app/api.ts';
import { useSession } from '#app/session.tsx';
import { ApiError, messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { ActionMenu, menuAction } from '../kit/action-menu.tsx';
import { ChangeSummary } from './change-summary.tsx';
import { Fields } from './document-field.tsx';
import { DeleteArticle } from './delete-article.tsx';
import { deleteWithUndo } from './delete-draft.ts';
import { formOf } from './document-id.ts';
import { DraftContext } from './draft-context.tsx';
import type { Editor } from './editor-context.ts';
import { Facts } from './facts.tsx';
import { focusField } from './focus-field.ts';
import { isOpenedEntry } from './opened-entry.ts';
import { PreviewButton } from './preview-button.tsx';
import { takeBack } from './publish-change.ts';
import type { Publication } from './publication.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { notStored, SaveWords } from './save-words.tsx';
import { schemaOf } from '#contract/site/schema-parts.ts';
import { ScheduledWords } from './scheduled-words.tsx';
import { PublishedState } from './published-state.tsx';
import { documentQuery, reloadSite } from './site-queries.ts';
import { useDraft } from './use-draft.ts';
import { useSchoolTime } from '../kit/use-school-time.ts';
import styles from './document-form.module.css';

interface DocumentEditorProps {
  userId: string;
  name: DocumentName;
  loaded: DocumentState;
  options: Editor['options'];
}

/** The form of a document with its draft, and what can be done with the draft. */
export function DocumentEditor({ userId, name, loaded, options }: DocumentEditorProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const address = useLocation();
  const way = useNavigationType();
  const lastHash = useRef<string>(undefined);
  const title = useRef<HTMLHeadingElement>(null);
  const draft = useDraft(userId, name, loaded);
  const { server, data, save } = draft;
  const [busy, setBusy] = useState<'saving' | 'deleting' | 'undoing' | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const [published, setPublished] = useState<Publication | null>(null);
  const { user } = useSession();
  const schema = schemaOf(name);
  const { timeZone } = useSchoolTime();
  const { date } = server.published ?? {};
  const isLater =
    name.type === 'post' && typeof date === 'string' && timeZone !== undefined && date > dayIn(timeZone);
  const wordsOfDay = isLater ? dayText(momentOf({ day: date, time: '12:00' }, timeZone), timeZone) : '';
  const writer = server.draft?.by.name ?? 'somebody else';
  const ownWords = server.draft === null || writer === user?.fullName;
  const isChanged = server.draft !== null || save.kind === 'typing' || save.kind === 'saving';

  /** Does something with the draft and shows what stands there afterwards. */
  async function act(kind: NonNullable<typeof busy>, action: () => Promise<string | void>) {
    if (busy !== null) return;
    setBusy(kind);
    try {
      const message = await action();
      // A document that was never published is gone with its draft.
      const isGone = kind === 'deleting' && server.published === null;
      if (isGone) await navigate('/office/site');
      else await showServer();
      void reloadSite(client);
      if (message !== undefined) toast.success(message);
      // The pressed button no longer exists.
      title.current?.focus();
    } catch (error) {
      toast.error(messageOf(error));
      if (error instanceof ApiError && error.status === 412) await draft.send();
    } finally {
      setBusy(null);
    }
  }

  /** Shows what changes, when all of it is stored. */
  async function review() {
    if (busy !== null) return;
    setBusy('saving');
    if (save.kind === 'saved' || (await draft.send())) setReviewing(true);
    else toast.error(notStored);
    setBusy(null);
  }

  const showServer = () => draft.receive(() => callEndpoint(getDocument, undefined, { params: name }));

  async function showPublished(next: Publication | null) {
    setPublished(next);
    await showServer();
  }

  const deleteChanges = () =>
    deleteWithUndo({
      name,
      version: server.version,
      async onRestored(isShown) {
        void reloadSite(client);
        if (isShown) return;
        // The form was left meanwhile, or is gone with a new article.
        await client.invalidateQueries(documentQuery(name));
        await navigate(formOf(name));
      },
    });

  async function undo(last: number): Promise<string> {
    const message = await takeBack(last, name);
    setPublished(null);
    return message;
  }

  useEffect(() => {
    const isBack = way === 'POP' && address.hash === lastHash.current;
    lastHash.current = address.hash;
    // A search leads to a field, and so does the name of one that is wrong; the way back from a dialog leads to its button.
    if (!isBack && !isOpenedEntry(address.state))
      focusField(decodeURIComponent(address.hash.replace('#field-', '')));
    // oxlint-disable-next-line react/exhaustive-deps -- when the address changes
  }, [address]);

  if (schema === undefined) return null;
  return (
    <DraftContext draft={draft} options={options} isBusy={busy !== null}>
      <h2 ref={title} className={styles.title} tabIndex={-1}>
        <Facts text={server.title} />
      </h2>
      {server.path !== null && server.published !== null && (
        <p className={styles.links}>
          {isLater ? (
            <span>Visitors see this article from {wordsOfDay} on.</span>
          ) : (
            <a className={quietLink} href={server.path}>
              View the page
            </a>
          )}
          <Link className={quietLink} to={`/office/edit?page=${server.path}`}>
            Edit on the page
          </Link>
        </p>
      )}
      {server.scheduled.map((change) => (
        <section key={change.id} className={styles.scheduled} aria-label="Published later">
          <ScheduledWords item={server} change={change} onCancelled={showServer} />
        </section>
      ))}
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        {/* What is typed while the state of the server is on its way would be replaced by it. */}
        <div className={styles.fields} inert={busy !== null}>
          <Fields schema={schema} path={[]} value={data} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press does not leave the field: what is said about it then would move the button away from the finger */}
        <div className={styles.bar} onMouseDown={(event) => event.preventDefault()}>
          {!isChanged && published !== null ? (
            <output className={styles.state}>
              <ChangeSummary changes={published.changes} /> <PublishedState {...published} />
              {server.path !== null && !isLater && (
                <>
                  {' '}
                  <a className={quietLink} href={server.path}>
                    View the page
                  </a>
                </>
              )}
            </output>
          ) : (
            <SaveWords name={name} draft={draft} />
          )}
          {save.kind !== 'conflict' && isChanged && (
            <>
              <Button
                className={styles.next}
                kind="primary"
                isBusy={busy === 'saving'}
                disabled={server.problems.length > 0}
                onClick={() => void review()}
              >
                Publish
              </Button>
              <ActionMenu label="More for these changes">
                <PreviewButton
                  className={menuAction}
                  path={server.path ?? '/'}
                  save={async () => save.kind === 'saved' || draft.send()}
                />
                {server.draft !== null && save.kind === 'saved' && (
                  <button
                    type="button"
                    className={menuAction}
                    onClick={() => void act('deleting', deleteChanges)}
                  >
                    {ownWords ? 'Delete my changes' : `Delete the changes of ${writer}`}
                  </button>
                )}
              </ActionMenu>
            </>
          )}
          {!isChanged && published !== null && (
            <Button
              className={styles.next}
              isBusy={busy === 'undoing'}
              onClick={() => void act('undoing', () => undo(published.edition))}
            >
              Undo
            </Button>
          )}
        </div>
      </form>
      {name.type === 'post' && server.published !== null && save.kind !== 'conflict' && (
        <p className={styles.end}>
          <DeleteArticle name={name} version={server.version} title={server.title} />
        </p>
      )}
      <PublishDialog
        name={name}
        isOpen={isReviewing}
        onClose={() => setReviewing(false)}
        onPublished={showPublished}
      />
    </DraftContext>
  );
}
