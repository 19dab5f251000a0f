import { useState, type ReactNode } from 'react';
import { isPasswordRequired, PasswordConfirmationDialog } from '#app/account/password-confirmation.tsx';

/**
 * Sends a form for which the server may ask for the password again: then a dialog does, and sends it once more.
 * @param send sends the values of the form; it throws ApiError for the form
 * @param label what the button of the dialog says
 * @returns the function for the form, and the dialog
 */
export function usePasswordAgain<Values>(
  send: (values: Values) => Promise<void>,
  label: string,
): [submit: (values: Values) => Promise<void>, dialog: ReactNode] {
  /** What waits for the password: it was given too long ago. */
  const [waiting, setWaiting] = useState<{ values: Values } | null>(null);

  async function submit(values: Values) {
    try {
      await send(values);
    } catch (error) {
      if (!isPasswordRequired(error)) throw error;
      setWaiting({ values });
    }
  }

  async function sendAgain() {
    if (waiting === null) return;
    await send(waiting.values);
    setWaiting(null);
  }

  const close = () => setWaiting(null);
  return [
    submit,
    <PasswordConfirmationDialog
      key="password"
      isOpen={waiting !== null}
      confirmLabel={label}
      onClose={close}
      onConfirmed={sendAgain}
    />,
  ];
}
