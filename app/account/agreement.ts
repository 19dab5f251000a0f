import * as z from 'zod/mini';

/** The schema of a checkbox that must be checked (docs/specification.md, section 5). */
export const mustAgree = z.literal(true, { error: 'You must agree before submitting.' });
