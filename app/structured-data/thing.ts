type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** An object in the vocabulary of schema.org, where the base type is called Thing. */
export type Thing = { readonly '@type': string; readonly [property: string]: Json };

/** Only the outermost object needs a context. */
export const vocabulary = { '@context': 'https://schema.org' } as const;

/** A reference to an object that is described elsewhere with this `@id`. */
export const reference = (id: string) => ({ '@id': id });
