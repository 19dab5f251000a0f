import { addPreview, previewDayParameter, previewParameter } from '#contract/site/previews.ts';
import { callEndpoint } from '#app/api.ts';

/** The preview of this browser, for as long as the page is open. */
let own: { token: string; endsAt: number } | undefined;

/** Makes a new preview next time. */
export function forgetPreview(): void {
  own = undefined;
}

/** Milliseconds before its end in which a preview is not opened any more. */
const margin = 60_000;

/**
 * The address of a page in the preview with the words that are not published.
 * @param day instead as visitors will see it on that day, yyyy-mm-dd
 * @throws ApiError
 */
export async function previewAddress(path: string, day?: string): Promise<string> {
  if (own === undefined || own.endsAt - margin < Date.now()) {
    const { token, expiresAt } = await callEndpoint(addPreview, { isShared: false });
    own = { token, endsAt: Date.parse(expiresAt) };
  }
  return addressIn(path, own.token, day);
}

/** The address of a page in a preview. */
export function addressIn(path: string, token: string, day?: string): string {
  const query = { [previewParameter]: token, ...(day === undefined ? {} : { [previewDayParameter]: day }) };
  return `${path}?${new URLSearchParams(query).toString()}`;
}
