/** What the mail transport throws. */
export interface SendError {
  /** Such as ECONNREFUSED or EAUTH. */
  code?: string;
  /** The status of the mail server's reply. */
  responseCode?: number;
  /** The mail server's reply. */
  response?: string;
}

const maxLength = 300;

/**
 * The reason of a failure for the office: the reply of the mail server, or the code of the error. Messages of other errors may
 * contain addresses and paths.
 */
export function sendErrorText({ code, response }: SendError): string {
  const text = (response ?? '').replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  if (text !== '') return text.slice(0, maxLength).replace(/\p{Cs}$/u, '');
  return code ?? 'unknown';
}
