// The second step: six boxes, and help when no code comes.
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { verifyOtp } from '#contract/account.ts';
import { callEndpoint } from '#app/api.ts';
import { metaOf } from '#app/meta.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { quietLink } from '#app/ui/link.tsx';
import { OtpField } from '#app/ui/otp-field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { work } from '#content/works.ts';
import type { Route } from './+types/verify-otp';
import { AccountPage } from './account-page.tsx';
import { WithResetEmail } from './reset-email.tsx';
import { SendAgain } from './send-again.tsx';
import { WhichEmail } from './which-email.tsx';
import styles from './account-page.module.css';

export const meta = metaOf('/verify-otp');

export function loader() {
  return { work: work('mosaic-kingfisher') };
}

/** docs/specification.md, section 5 has no check here that all six are filled: the server says so. */
const schema = z.object({ otp: z.string() });

export default function VerifyOtp({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();

  async function verify(email: string, otp: string) {
    const { message } = await callEndpoint(verifyOtp, { email, otp });
    toast.success(message);
    // The code is spent: the way back leads to where a new one is asked for.
    await navigate('/Reset-password', { state: { email }, replace: true });
  }

  return (
    <AccountPage title="Enter OTP" work={loaderData.work}>
      <WithResetEmail>
        {(email) => (
          <>
            <p className={styles.say}>
              If <b>{email}</b> has an account, we have sent it a code that works for 10 minutes.
            </p>
            <Form className={styles.form} schema={schema} onSubmit={({ otp }) => verify(email, otp)}>
              <OtpField name="otp" label="Code from the email" />
              <SubmitButton busyLabel="Checking the code…">Verify</SubmitButton>
            </Form>
            <div className={styles.split}>
              <SendAgain email={email} />
              <Link className={quietLink} to="/Forget">
                Use another email
              </Link>
            </div>
            <WhichEmail />
          </>
        )}
      </WithResetEmail>
    </AccountPage>
  );
}
