import { useEffect, useState } from 'react';
import { forgetPassword } from '#contract/account.ts';
import { messageOf, callEndpoint } from '#app/api.ts';
import { quietLink } from '#app/ui/link.tsx';
import { toast } from '#app/ui/toast.tsx';

/** Mails usually come within this time; asking sooner would only void the code that is on its way. */
const waitSeconds = 60;

/** A new code for who got none, after a minute. */
export function SendAgain({ email }: { email: string }) {
  const [secondsLeft, setSecondsLeft] = useState(waitSeconds);
  const isWaiting = secondsLeft > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const end = Date.now() + waitSeconds * 1000;
    const clock = setInterval(() => setSecondsLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 500);
    return () => clearInterval(clock);
  }, [isWaiting]);

  async function sendAgain() {
    // At once, so that a second click finds no button.
    setSecondsLeft(waitSeconds);
    try {
      await callEndpoint(forgetPassword, { email });
      toast.success('OTP sent succesfully!');
    } catch (error) {
      toast.error(messageOf(error));
      setSecondsLeft(0);
    }
  }

  if (!isWaiting) {
    return (
      <button type="button" className={quietLink} onClick={() => void sendAgain()}>
        Send a new code
      </button>
    );
  }
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  return (
    <span>
      Send a new code in <b style={{ fontVariantNumeric: 'tabular-nums' }}>{time}</b>
    </span>
  );
}
