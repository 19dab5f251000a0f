/**
 * A name in a mail to an address that may be a stranger's, with a space after each dot: mail programs make links of words with a
 * dot inside, and 'Md.Rafi' is a name like any other (contract/name.ts).
 */
export const nameInMail = (name: string): string => name.replaceAll(/\.(?=[\p{L}\p{M}])/gu, '. ');

/**
 * Whether a mail program may make a link of a part of the text. Rather one copy without its text than a mail of the school
 * with an advertisement, so that a dot in 'govt.school' counts too.
 */
export const mayHoldLink = (text: string): boolean =>
  /:\/\/|@|[^\s][.。]\p{L}/u.test(
    text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''),
  );
