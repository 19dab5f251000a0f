import { onlyKey, type DocumentName } from '#contract/site/site-documents.ts';

/** Between the type and the key of a document in the address of its form. No type has it. */
const separator = '--';

/** The address of the form of a document. */
export const formOf = ({ type, key }: DocumentName): string =>
  `/office/site/${key === onlyKey ? type : type + separator + key}`;

/** In the place of the name of a document: the whole site. No type has it. */
const wholeSite = 'all';

/** The address of what was published of a document, or of the whole site. */
export const historyOf = (name?: DocumentName): string =>
  `${name === undefined ? `/office/site/${wholeSite}` : formOf(name)}/history`;

/** Of what a history is, from the part of its address before the last; undefined for the whole site. */
export const historyName = (id: string): DocumentName | undefined =>
  id === wholeSite ? undefined : documentOf(id);

/** The address of a field in the form of a document. */
export const fieldLink = (name: DocumentName, path: string): string =>
  `${formOf(name)}#field-${encodeURIComponent(path)}`;

/** The document of a form, from the last part of its address. */
export function documentOf(id: string): DocumentName {
  const [type = '', ...key] = id.split(separator);
  return { type, key: key.length === 0 ? onlyKey : key.join(separator) };
}
