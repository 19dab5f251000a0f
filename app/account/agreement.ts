import * as z from 'zod/mini';

/** A box that has to be ticked (docs/specification.md, section 5). */
export const mustAgree = z.literal(true, { error: 'You must agree before submitting.' });
