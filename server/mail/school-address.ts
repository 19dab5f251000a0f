import { HttpError } from '#server/http/http-error.ts';
import type { Sender } from './sender.ts';

/** Refuses the school's own address as that of a family. @throws HttpError 400 for the field */
export function refuseSchoolAddress({ schoolEmail }: Sender, email: string, field: string): void {
  if (email !== schoolEmail.toLowerCase()) return;
  const message = 'This is the address of the school.';
  throw new HttpError(400, message, { fields: { [field]: message } });
}
