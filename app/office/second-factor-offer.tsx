import { useState } from 'react';
import { Link } from 'react-router';
import { getSecondFactor } from '#contract/second-factor.ts';
import { callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/button.tsx';
import { quietLink } from '#app/ui/link.tsx';
import styles from './office-notice.module.css';

/** For which sign-in the offer was put off. */
const key = 'second-factor-later';

/**
 * Whether to offer a second factor.
 * @returns the moment of this sign-in, by which the answer is remembered; null when there is one, when it was put off, or
 * when it is not known
 */
export async function secondFactorOffer(): Promise<string | null> {
  try {
    const { isSet, signedInAt } = await callEndpoint(getSecondFactor, undefined);
    return isSet || localStorage.getItem(key) === signedInAt ? null : signedInAt;
  } catch {
    return null;
  }
}

/** Offers a second factor, once a sign-in. */
export function SecondFactorOffer({ signedInAt }: { signedInAt: string }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;

  function putOff() {
    localStorage.setItem(key, signedInAt);
    setOpen(false);
    document.getElementById('user-list')?.focus();
  }

  return (
    <section className={styles.notice} aria-labelledby="offer">
      <div>
        <h2 id="offer">Add a second lock</h2>
        <p>
          With a second factor, signing in needs your password and a code from your phone. Then a stolen
          password alone cannot open this list. Setting it up takes two minutes.
        </p>
      </div>
      <div className={styles.answers}>
        <Link className={quietLink} to="/office/second-factor">
          Set up second factor
        </Link>
        <Button onClick={putOff}>Not now</Button>
      </div>
    </section>
  );
}
