import { useEffect, useState } from 'react';
import { forgetPassword } from '#contract/users/account.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { toast } from '#app/ui/page/toast.tsx';

/** Most mails arrive within this time. A new code makes the earlier one invalid, so the button appears only afterwards. */
const waitSeconds = 60;

/** A button that sends a new code, with a countdown before it appears. */
export function ResendCode({ email }: { email: string }) {
  const [secondsLeft, setSecondsLeft] = useState(waitSeconds);
  const isWaiting = secondsLeft > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const end = Date.now() + waitSeconds * 1000;
    const timer = setInterval(() => setSecondsLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function sendAgain() {
    // Before the request, so that a second click is not possible.
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
