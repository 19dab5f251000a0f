import { isListed } from '#app/meta.ts';
import { mayBeSignedIn } from '#app/signed-in-cookie.ts';

/** Kept until somebody signs in or out: reading the cookies waits for another process of the browser, and a page has sixty links. */
let staysWithReact: boolean | undefined;

/** Asks again whether the visitor is a user, from the next page on. */
export function forgetVisitor(): void {
  staysWithReact = undefined;
}

/**
 * Whether a link loads its page from the server as a new document. A published page is drawn from its HTML in half the time that React takes to
 * make it. Within the account and the office, for users, whose name stands in the header, and in a
 * browser without storage React goes from page to page (docs/decisions/0040-pages-as-documents.md).
 * @param to where the link leads. A link with a query or a fragment stays with React, which may only move the page
 * @param from the path of the page with the link
 */
export function opensDocument(to: unknown, from: string): boolean {
  if (import.meta.env.SSR || typeof to !== 'string' || !/^\/[^?#]*$/.test(to)) return false;
  try {
    // Without storage the colours that were chosen would go with the document.
    staysWithReact ??= mayBeSignedIn() || localStorage === null;
  } catch {
    staysWithReact = true;
  }
  return !staysWithReact && isListed(to) && to.toLowerCase() !== from.toLowerCase();
}
