import { failure } from '#contract/failure.ts';
import { addPicture, type OwnPicture } from '#contract/site/own-picture.ts';
import { genericMessage } from '#app/api-error.ts';
import { currentApiHost } from '#app/api-host.ts';
import { endpointUrl } from '#app/endpoint-url.ts';
import { isSameUserSignedIn } from '#app/session-check.ts';
import type { Send, SendOutcome } from './upload-queue.ts';

/** A connection on which nothing moves for so long is lost. The server needs up to a minute for a picture when others wait. */
const silenceMs = 90_000;

const waitsForConnection = 'Waits for a connection.';
const waitsForSignIn = 'Waits until you have signed in.';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the reply to an attempt means. @param status 0 without a reply */
function outcomeOf(status: number, text: string, retryAfter: string | null): SendOutcome<OwnPicture> {
  const reply = jsonOf(text);
  const stored = addPicture.reply.safeParse(reply);
  if (status === addPicture.success && stored.success) return { kind: 'stored', stored: stored.data.data };
  if (status === 401) return { kind: 'signed-out', words: waitsForSignIn };
  const parsed = failure.safeParse(reply);
  const words = parsed.success ? parsed.data.message : genericMessage;
  // A gateway answers with a page, while the server starts again or a phone is between two networks.
  if (status === 0 || (status >= 500 && !parsed.success)) return { kind: 'later', words: waitsForConnection };
  if (status === 429 || status === 503) {
    const seconds = Number(retryAfter);
    return { kind: 'later', words, ...(seconds > 0 ? { seconds } : {}) };
  }
  return { kind: status === 400 || status === 413 ? 'unusable' : 'failed', words };
}

/** Sends a picture with a request that tells how much has left, which `fetch` cannot. */
const sendOnce: Send<OwnPicture> = ({ id, user, body }, onSent, signal) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let silence = setTimeout(abort, silenceMs);
    function hear() {
      clearTimeout(silence);
      silence = setTimeout(abort, silenceMs);
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      hear();
      onSent(loaded / total);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      const { status, responseText } = request;
      resolve(
        outcomeOf(status, responseText, status === 0 ? null : request.getResponseHeader('retry-after')),
      );
    });
    signal.addEventListener('abort', abort);
    request.open(addPicture.method, currentApiHost() + endpointUrl(addPicture, {}));
    request.withCredentials = currentApiHost() !== '';
    request.setRequestHeader('content-type', 'image/jpeg');
    request.setRequestHeader('idempotency-key', id);
    request.setRequestHeader('expected-user', user);
    request.send(body);
  });

/** Sends a picture, once more if the session has a new token since the page was loaded (app/api.ts). Never rejects. */
export const sendPicture: Send<OwnPicture> = async (...picture) => {
  const outcome = await sendOnce(...picture);
  return outcome.kind === 'signed-out' && (await isSameUserSignedIn()) ? sendOnce(...picture) : outcome;
};
