import * as z from 'zod/mini';
import { line } from '#contract/site/fields.ts';
import type { hangPictures } from '#contract/site/own-picture.ts';
import { ownPictureLabel } from '#contract/site/own-picture-label.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { FormSchema } from '#app/ui/form/form.tsx';
import type { Values } from '#app/ui/form/form-values.ts';
import { readChildren } from './whom.ts';

/** The name of a field of a picture in the form. */
export const fieldOf = (id: string, name: string): string => `${id}.${name}`;

/** The value of the choice of a gallery for 'later'. */
export const noRoom = 'none';

const { medium, ...ownTexts } = ownPictureLabel.shape;

/** An age is typed, and may be left out. */
const age = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => (text.trim() === '' ? null : Number(text))),
  ),
  ownTexts.age,
);

const point = z.pipe(
  z.string(),
  z.transform((text) => Number(text) / 100),
);

const tick = z._default(z.boolean(), false);

const ofPicture = {
  ...ownTexts,
  age,
  /** For this picture alone. */
  medium: line(120, 0),
  children: z.pipe(
    z.string(),
    z.transform((text: string) => readChildren(text)),
  ),
  /** Ticked for nobody; not there once a child is chosen. */
  whom: tick,
  showsFace: tick,
  x: point,
  y: point,
} as const;
type PictureValues = { [Name in keyof typeof ofPicture]: z.output<(typeof ofPicture)[Name]> };

/** What the form says of some pictures, as the call takes it; the material is that of all, or a picture's own. */
export function hangSchema(ids: readonly string[]): FormSchema<BodyOf<typeof hangPictures>> {
  const fields = ids.flatMap((id) =>
    Object.entries(ofPicture).map(([name, schema]) => [fieldOf(id, name), schema] as const),
  );
  const form = z.object({
    room: z.string('Please choose a gallery.').check(z.minLength(1, 'Please choose a gallery.')),
    medium: line(120, 0),
    tellsFamilies: tick,
    ...Object.fromEntries(fields),
  });
  function checked(values: Values) {
    const parsed = form.safeParse(values);
    const whole = String(values['medium'] ?? '').trim();
    const without = ids.filter((id) => String(values[fieldOf(id, 'medium')] ?? '').trim() === '');
    const isMissing = whole === '' && without.length > 0;
    const missing = medium.safeParse('').error?.issues ?? [];
    const unsaid = ids.filter(
      (id) =>
        values[fieldOf(id, 'whom')] !== true && readChildren(values[fieldOf(id, 'children')]).length === 0,
    );
    if (isMissing || unsaid.length > 0 || !parsed.success) {
      const issues = [
        ...(parsed.error?.issues ?? []),
        ...unsaid.map((id) => ({
          message: 'Please choose a child, or nobody.',
          path: [fieldOf(id, 'whom')],
        })),
        ...(isMissing ? missing.map(({ message }) => ({ message, path: ['medium'] })) : []),
      ];
      return { success: false as const, error: { issues } };
    }
    const { room, medium: common, tellsFamilies } = parsed.data;
    const data = parsed.data as unknown as Record<string, unknown>;
    const pictures = ids.map((id) => {
      const value = <Name extends keyof PictureValues>(name: Name) =>
        data[fieldOf(id, name)] as PictureValues[Name];
      return {
        id,
        subject: value('children').length > 0 ? ('children' as const) : ('nobody' as const),
        children: value('children').map(({ _id }) => _id),
        showsFace: value('children').length > 0 && value('showsFace'),
        title: value('title'),
        medium: value('medium') || common,
        maker: value('maker'),
        age: value('age'),
        description: value('description'),
        alt: value('alt'),
        focus: { x: value('x'), y: value('y') },
      };
    });
    return { success: true as const, data: { room: room === noRoom ? null : room, tellsFamilies, pictures } };
  }
  return { safeParse: checked };
}
