import { useEffect, useRef } from 'react';
import { changesOf } from '#contract/site/changes.ts';
import type { FieldPath } from '#contract/site/field-path.ts';
import type { DocumentState } from '#contract/site/site-documents.ts';
import { ChangeList } from '../site/change-list.tsx';
import { Facts } from '../site/facts.tsx';
import { PublishedState } from '../site/published-state.tsx';
import { changesWithin, type PublishedField } from './publish-field.ts';
import type { PublishProblem } from './use-publish-field.ts';
import styles from './edit.module.css';

/** What was published of a document, in the place of the words whether it is saved. */
export function PublishedOutcome({
  published: { edition, stopped, changes },
  server,
}: {
  published: PublishedField;
  server: DocumentState;
}) {
  const output = useRef<HTMLOutputElement>(null);

  // The pressed button no longer exists.
  useEffect(() => {
    output.current?.focus();
  }, []);

  return (
    <output ref={output} className={styles.outcome} tabIndex={-1}>
      <p>
        Published. <PublishedState edition={edition} visibleFrom={null} />
        {server.draft !== null && (
          <>
            {' '}
            The other changes of <Facts text={server.title} /> stay a draft.
          </>
        )}
      </p>
      {stopped !== null && <p>{stopped}</p>}
      <ChangeList changes={changes} />
    </output>
  );
}

/** Why a field is not published, and, when somebody else has published it, what visitors see of it by now. */
export function ProblemOutcome({
  problem: { words, isConflict },
  server: { type, published, data },
  path,
}: {
  problem: PublishProblem;
  server: DocumentState;
  path: FieldPath;
}) {
  const alert = useRef<HTMLDivElement>(null);
  const changes = isConflict ? changesWithin(changesOf(type, published ?? undefined, data), path) : [];

  useEffect(() => {
    // On a phone the panel is longer than its part of the window.
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={alert} role="alert" className={styles.outcome}>
      <p className={styles.problem}>Not published: {words}</p>
      {changes.length > 0 && <ChangeList changes={changes} />}
    </div>
  );
}
