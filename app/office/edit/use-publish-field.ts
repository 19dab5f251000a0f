import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pathText, type FieldPath } from '#contract/site/field-path.ts';
import { getDocument, type DocumentName, type DocumentState } from '#contract/site/site-documents.ts';
import { callEndpoint } from '#app/api.ts';
import { ApiError, messageOf } from '#app/api-error.ts';
import { toast } from '#app/ui/page/toast.tsx';
import { takeBack } from '../site/publish-change.ts';
import { notStored } from '../site/save-words.tsx';
import { documentQuery, reloadSite } from '../site/site-queries.ts';
import type { useDraft } from '../site/use-draft.ts';
import { publishField, standsAlone, type PublishedField } from './publish-field.ts';

/** Why a field is not published. */
export interface PublishProblem {
  words: string;
  /** Whether visitors see other words by now than were shown. */
  isConflict: boolean;
}

/** What came of it. */
interface Outcome {
  /** The place of the field: another one may be chosen by then. */
  place: string;
  published: PublishedField | null;
  problem: PublishProblem | null;
}

interface FieldToPublish {
  name: DocumentName;
  path: FieldPath;
  draft: Pick<ReturnType<typeof useDraft>, 'send' | 'receive'>;
  /** Changes the field in the draft and on the page. */
  change: (path: FieldPath, value: unknown) => void;
  /** Stores what is typed, and returns whether it is stored. */
  store: () => Promise<boolean>;
  /** Shows all changes of the document, when the field cannot be published without them. */
  onReview: () => void;
}

/** Publishes the field of a panel, once what is typed in it is stored, and takes that back. */
export function usePublishField({ name, path, draft, change, store, onReview }: FieldToPublish) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const place = pathText(path);
  const { published = null, problem = null } = outcome?.place === place ? outcome : {};
  const forget = () => setOutcome(null);
  const refuse = (words: string, isConflict = false) =>
    setOutcome({ place, published: null, problem: { words, isConflict } });

  /** The next change is one of what stands there now. Without a connection it finds out when it is saved. */
  const receive = () =>
    draft.receive(() => callEndpoint(getDocument, undefined, { params: name })).catch(() => {});

  async function publish() {
    if (isBusy) return;
    setBusy(true);
    forget();
    try {
      if (!(await store())) return refuse(notStored);
      // As it is stored: the server may have tidied it.
      const seen = client.getQueryData<DocumentState>(documentQuery(name).queryKey);
      if (seen === undefined) return;
      if (!standsAlone(seen, path)) return onReview();
      setOutcome({ place, published: await publishField(name, path, seen), problem: null });
      void reloadSite(client);
      await receive();
    } catch (error) {
      const isConflict = error instanceof ApiError && [409, 412].includes(error.status);
      refuse(messageOf(error), isConflict);
      // Brings in what was changed meanwhile.
      if (isConflict) await draft.send();
    } finally {
      setBusy(false);
    }
  }

  async function undo({ edition, before }: PublishedField) {
    if (isBusy) return;
    setBusy(true);
    try {
      toast.success(await takeBack(edition, name));
      void reloadSite(client);
      // A draft with other changes has this one too.
      change(path, before);
      await receive();
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return { publish, undo, isBusy, published, problem, forget };
}
