// Password reset, step 2 of 3: the six-digit code from the email.
import { useNavigate } from 'react-router';
import { Link } from '#app/ui/text/page-link.tsx';
import * as z from 'zod/mini';
import { verifyOtp } from '#contract/users/account.ts';
import { callEndpoint } from '#app/api.ts';
import { metaOf } from '#app/meta.ts';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { OtpField } from '#app/ui/form/otp-field.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/verify-otp';
import { AccountPage } from './account-page.tsx';
import { WithResetEmail } from './with-reset-email.tsx';
import { ResendCode } from './resend-code.tsx';
import { ForgottenEmail } from './forgotten-email.tsx';
import styles from './account-page.module.css';

export const meta = metaOf('/verify-otp');

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { works } = content.document('account');
  return { meta: pageMetaOf(context, '/verify-otp'), work: content.labelled(works.verifyOtp) };
}

/** The browser does not check the length; the server answers with the message of docs/specification.md, section 5. */
const schema = z.object({ otp: z.string() });

export default function VerifyOtp({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();

  async function verify(email: string, otp: string) {
    const { message } = await callEndpoint(verifyOtp, { email, otp });
    toast.success(message);
    // The code is used up, so Back must not lead here but to the page that sends a new code.
    await navigate('/Reset-password', { state: { email }, replace: true });
  }

  return (
    <AccountPage title="Enter OTP" work={loaderData.work}>
      <WithResetEmail>
        {(email) => (
          <>
            <p className={styles.intro}>
              If <b>{email}</b> has an account, we have sent it a code that works for 10 minutes.
            </p>
            <Form className={styles.form} schema={schema} onSubmit={({ otp }) => verify(email, otp)}>
              <OtpField name="otp" label="Code from the email" />
              <SubmitButton busyLabel="Checking the code…">Verify</SubmitButton>
            </Form>
            <div className={styles.split}>
              <ResendCode email={email} />
              <Link className={quietLink} to="/Forget">
                Use another email
              </Link>
            </div>
            <ForgottenEmail />
          </>
        )}
      </WithResetEmail>
    </AccountPage>
  );
}
