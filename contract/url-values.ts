import * as z from 'zod/mini';

/** A codec between the decimal digits in a URL and a whole number from 1 to `max`. */
export function wholeNumber(max: number, message: string) {
  return z.codec(
    z.string(message).check(z.maxLength(String(max).length, message), z.regex(/^[1-9][0-9]*$/, message)),
    z.int(message).check(z.minimum(1, message), z.maximum(max, message)),
    { decode: Number, encode: String },
  );
}

/**
 * The path parameter `{id}`. All ids have this form; PostgreSQL rejects some other strings with an error.
 * @param message the message of the 404 for any other text
 */
export const idParam = (message: string) =>
  z.object({ id: z.string(message).check(z.maxLength(64, message), z.regex(/^[\w-]+$/, message)) });

/** A codec between 'true' or 'false' in a URL and a boolean. */
export const flag = z.codec(z.enum(['true', 'false'], 'Please use true or false.'), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value) => (value ? ('true' as const) : ('false' as const)),
});
