import * as z from 'zod/mini';

export const consentLabel =
  'They agree on the phone that we keep these answers, and heard of the privacy page';

/** The schema of the checkbox for a consent by phone. The server stores with each note who heard it. */
export const consentOnPhone = z.literal(true, { error: 'Please ask them first.' });
