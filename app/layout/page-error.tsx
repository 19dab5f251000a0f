import { errorPage } from '#content/not-found.ts';
import { school } from '#content/school.ts';
import { Lost } from './lost.tsx';

/** What a visitor sees when a page fails. Its words cannot come from a loader, which may be what failed; nor its title. */
export function PageError() {
  return (
    <>
      <title>{`${errorPage.title.text} · ${school.name}`}</title>
      <Lost {...errorPage} />
    </>
  );
}
