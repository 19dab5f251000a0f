/** What JSON can say. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Something told to search engines in the words of schema.org. */
export type Thing = { readonly '@type': string; readonly [property: string]: Json };

/** Stands at the root of a page's data; things inside it need none. */
export const vocabulary = { '@context': 'https://schema.org' } as const;

/** The same thing named again: what is known of it stands elsewhere under its `@id`. */
export const reference = (id: string) => ({ '@id': id });
