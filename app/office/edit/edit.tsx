// A page of the site in a frame, on which the owner chooses a text and changes it.
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { fromPreview, type Editable } from '#contract/site/edit-marks.ts';
import type { DocumentName } from '#contract/site/site-documents.ts';
import { isListed, metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { OfficePage } from '../office-page.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { optionsOf } from '../site/editor-options.ts';
import { PublishDialog } from '../site/publish-dialog.tsx';
import { notStored } from '../site/save-words.tsx';
import { officeHandle } from '../shell/office-handle.ts';
import type { Route } from './+types/edit';
import { FieldPanel } from './field-panel.tsx';
import { useEditFrame } from './use-edit-frame.ts';
import styles from './edit.module.css';

export const handle = officeHandle;

export const meta = metaOf('/office/edit');

/** The name of a page: its title without what search engines want to know besides. */
function pageNameOf(path: string, title: string): string {
  if (path === '/') return 'Home page';
  const [name = title] = title.split(/ \| |: /);
  return name;
}

export const loader = ({ context }: Route.LoaderArgs) => {
  const content = contentOf(context);
  const { notFound: _, ...pages } = content.document('pageMeta');
  const listed = Object.entries(pages).filter(([path]) => isListed(path));
  const articles = content
    .entries('post')
    .map(([slug, { title }]) => ({ path: `/Blog/${slug}`, name: title.text }));
  return {
    meta: pageMetaOf(context, '/office/edit'),
    options: optionsOf(content),
    pages: [...listed.map(([path, { title }]) => ({ path, name: pageNameOf(path, title) })), ...articles],
  };
};

/** The data of the page does not depend on the page that is edited. */
export const shouldRevalidate = () => false;

const headingId = 'edit';

export default function Edit({ loaderData }: Route.ComponentProps) {
  return (
    <OfficePage
      title="Edit the page"
      headingId={headingId}
      feature="This page"
      back={{ to: '/office/site', words: 'All words of the site' }}
    >
      <Editor {...loaderData} />
    </OfficePage>
  );
}

type Chosen = { field: Editable; href: string | null };

function Editor({ pages, options }: Pick<Route.ComponentProps['loaderData'], 'pages' | 'options'>) {
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('page') ?? '/';
  const page = pages.find(({ path }) => path.toLowerCase() === asked.toLowerCase())?.path ?? '/';
  const { frame, address, isLoaded, problem, tell, open, handleLoad } = useEditFrame(page);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** What is about to be published: a document, or all drafts. */
  const [reviewed, setReviewed] = useState<DocumentName | 'all' | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** Stores what is typed in the panel; set by it. */
  const storeTyped = useRef<(() => Promise<boolean>) | null>(null);

  useEffect(() => {
    function listen(event: MessageEvent<unknown>) {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return;
      const { data: message } = fromPreview.safeParse(event.data);
      if (message?.kind === 'field') setChosen(message);
      if (message?.kind === 'page') goTo(message.page);
    }
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
    // oxlint-disable-next-line react/exhaustive-deps -- `goTo` is the same in effect
  }, []);

  /** Other pages, such as that of the sign-in, have no words to change here. */
  function goTo(path: string) {
    if (!pages.some((each) => each.path.toLowerCase() === path.toLowerCase())) return;
    setChosen(null);
    setQuery({ page: path }, { replace: true, preventScrollReset: true });
  }

  /** Shows what changes, when all of it is stored. */
  async function review() {
    if (isSaving) return;
    setSaving(true);
    const isStored = (await storeTyped.current?.()) ?? true;
    setSaving(false);
    if (!isStored) return void toast.error(notStored);
    storeTyped.current = null;
    setReviewed('all');
  }

  if (user === null) return null;
  return (
    <>
      <div className={styles.bar}>
        <label className={styles.choice}>
          <span>Page</span>
          <select value={page} onChange={({ target }) => goTo(target.value)}>
            {pages.map(({ path, name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button isBusy={isSaving} onClick={() => void review()}>
          Publish all
        </Button>
      </div>
      <p className={styles.help}>
        Tap a text with a dashed line to change it. Visitors see it when you publish.
      </p>
      <div className={styles.stage}>
        {problem !== null ? (
          <LoadFailure words={problem} headingId={headingId} onRetry={() => void open()} />
        ) : (
          <>
            {!isLoaded && <Skeleton lines={6} words="Loading the page." />}
            {address !== null && (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, with its own policy
              <iframe
                ref={frame}
                key={address}
                className={styles.frame}
                hidden={!isLoaded}
                src={address}
                title={`The page ${page}`}
                onLoad={handleLoad}
              />
            )}
          </>
        )}
        {chosen !== null && (
          <FieldPanel
            key={`${chosen.field.type} ${chosen.field.key}`}
            userId={user._id}
            field={chosen.field}
            link={chosen.href === page ? undefined : pages.find(({ path }) => path === chosen.href)}
            options={options}
            tell={tell}
            storeTyped={storeTyped}
            onFollow={goTo}
            onReview={() => setReviewed({ type: chosen.field.type, key: chosen.field.key })}
            onClose={() => {
              setChosen(null);
              storeTyped.current = null;
              frame.current?.focus();
            }}
          />
        )}
      </div>
      <PublishDialog
        {...(reviewed === null || reviewed === 'all' ? {} : { name: reviewed })}
        isOpen={reviewed !== null}
        onClose={() => setReviewed(null)}
        onPublished={() => {
          setChosen(null);
          storeTyped.current = null;
          tell({ kind: 'reload' });
        }}
      />
    </>
  );
}
