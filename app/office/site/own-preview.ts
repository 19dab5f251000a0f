import { addPreview, previewParameter } from '#contract/site/previews.ts';
import { callEndpoint } from '#app/api.ts';

/** The preview of this browser, for as long as the page is open. */
let own: { token: string; endsAt: number } | undefined;

/** Makes a new preview next time. */
export function forgetPreview(): void {
  own = undefined;
}

/** Milliseconds before its end in which a preview is not opened any more. */
const margin = 60_000;

/** The address of a page in the preview with the words that are not published. @throws ApiError */
export async function previewAddress(path: string): Promise<string> {
  if (own === undefined || own.endsAt - margin < Date.now()) {
    const { token, expiresAt } = await callEndpoint(addPreview, { isShared: false });
    own = { token, endsAt: Date.parse(expiresAt) };
  }
  return addressIn(path, own.token);
}

/** The address of a page in a preview. */
export const addressIn = (path: string, token: string): string =>
  `${path}?${new URLSearchParams({ [previewParameter]: token }).toString()}`;
