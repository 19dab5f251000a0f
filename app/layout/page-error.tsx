import { errorPage } from '#content/not-found.ts';
import { Lost } from './lost.tsx';

/** What a visitor sees when a page fails. Its words cannot come from a loader, which may be what failed. */
export function PageError() {
  return <Lost {...errorPage} />;
}
