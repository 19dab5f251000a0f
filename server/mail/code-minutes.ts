/** How long a code of a mail is valid. */
export const codeMinutes = 10;
