import { useState } from 'react';
import { Link } from '#app/ui/text/page-link.tsx';
import { getSecondFactor } from '#contract/users/second-factor.ts';
import { callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/form/button.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { keepText, readText } from './kit/kept-text.ts';
import { OfficeNotice } from './kit/office-notice.tsx';
import { usePageHeading } from './kit/page-heading.ts';

/** Key in localStorage for the sign-in time at which the admin chose 'Not now'. */
const key = 'second-factor-later';

/**
 * Checks whether to offer a second factor to the signed-in admin.
 * @returns the time of the sign-in; null if the second factor is active, if the admin chose 'Not now' in this session, or if
 * the request fails
 */
export async function loadSecondFactorOffer(): Promise<string | null> {
  try {
    const { isSet, signedInAt } = await callEndpoint(getSecondFactor, undefined);
    return isSet || readText('localStorage', key) === signedInAt ? null : signedInAt;
  } catch {
    return null;
  }
}

/** Offers to set up a second factor. After 'Not now' it appears again only after the next sign-in. */
export function SecondFactorOffer({ signedInAt }: { signedInAt: string }) {
  const [, focusOnHeading] = usePageHeading();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;

  function putOff() {
    setOpen(false);
    focusOnHeading();
    keepText('localStorage', key, signedInAt);
  }

  return (
    <OfficeNotice
      title="Add a second lock"
      answers={
        <>
          <Link className={quietLink} to="/office/second-factor">
            Set up second factor
          </Link>
          <Button onClick={putOff}>Not now</Button>
        </>
      }
    >
      <p>
        With a second factor, signing in needs your password and a code from your phone. Then a stolen
        password alone cannot open this list. Setting it up takes two minutes.
      </p>
    </OfficeNotice>
  );
}
