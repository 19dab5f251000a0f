import type { DocumentName } from '#contract/site/site-documents.ts';
import type { Visitor } from './visitor.ts';

/**
 * Publishes drafts as they are now, as an owner does who has just looked at them.
 * @param only the documents; all drafts by default
 * @param at when they are published by themselves
 */
export async function publishDrafts(
  visitor: Visitor,
  { only, at }: { only?: readonly DocumentName[] | undefined; at?: string | undefined } = {},
) {
  const { items } = (await visitor.get('/admin/changes')).body as {
    items: (DocumentName & { version: string })[];
  };
  const versionOf = ({ type, key }: DocumentName) =>
    items.find((item) => item.type === type && item.key === key)?.version ?? 'none';
  const documents = (only ?? items).map(({ type, key }) => ({
    type,
    key,
    version: versionOf({ type, key }),
  }));
  return visitor.post('/admin/publish', { documents, ...(at === undefined ? {} : { at }) });
}

/** Takes back what is scheduled for a document, the next first. */
export async function cancelScheduled(visitor: Visitor, path: string) {
  const { items } = (await visitor.get('/admin/documents')).body as {
    items: (DocumentName & { scheduled: { id: string }[] })[];
  };
  const found = items.find(({ type, key }) => path === `/admin/documents/${type}/${key}`);
  return visitor.send('DELETE', `/admin/scheduled-changes/${found?.scheduled[0]?.id ?? 'none'}`);
}
