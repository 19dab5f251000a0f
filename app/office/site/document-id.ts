import { onlyKey, type DocumentName } from '#contract/site/site-documents.ts';

/** Between the type and the key of a document in the address of its form. No type has it. */
const separator = '--';

/** The address of the form of a document. */
export const formOf = ({ type, key }: DocumentName): string =>
  `/office/site/${key === onlyKey ? type : type + separator + key}`;

/** The address of a field in the form of a document. */
export const fieldLink = (name: DocumentName, path: string): string =>
  `${formOf(name)}#field-${encodeURIComponent(path)}`;

/** The document of a form, from the last part of its address. */
export function documentOf(id: string): DocumentName {
  const [type = '', ...key] = id.split(separator);
  return { type, key: key.length === 0 ? onlyKey : key.join(separator) };
}
