import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteDocument } from '#contract/site/publication.ts';
import { type DocumentName } from '#contract/site/site-documents.ts';
import { callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/form/button.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { DeletionDialog } from '../deletion-dialog.tsx';
import { reloadSite } from './site-queries.ts';

/** Takes a published article off the site, when asked once more. What was published has the way back. */
export function DeleteArticle({
  name,
  version,
  title,
}: {
  name: DocumentName;
  version: string;
  title: string;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function erase() {
    const { message } = await callEndpoint(deleteDocument, undefined, { params: name, version });
    toast.success(message);
    await reloadSite(client);
    await navigate('/office/site');
  }

  return (
    <>
      <Button ref={button} onClick={() => setOpen(true)}>
        Delete this article
      </Button>
      <DeletionDialog
        title="Delete this article?"
        confirmLabel="Delete"
        cancelLabel="Keep it"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        erase={erase}
        finalFocus={button}
      >
        <p>Visitors will not find “{title}” any more. You can bring it back under “What was published”.</p>
      </DeletionDialog>
    </>
  );
}
