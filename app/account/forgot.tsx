// Password reset, step 1 of 3: asks for the email address that the code is sent to.
import { useNavigate } from 'react-router';
import { Link } from '#app/ui/text/page-link.tsx';
import { forgetPassword, forgot } from '#contract/users/account.ts';
import { callEndpoint } from '#app/api.ts';
import { metaOf } from '#app/meta.ts';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { NoScriptMessage } from '#app/ui/page/no-script-message.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/forgot';
import { AccountPage } from './account-page.tsx';
import { ForgottenEmail } from './forgotten-email.tsx';
import styles from './account-page.module.css';

export const meta = metaOf('/Forget');

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { works } = content.document('account');
  return { meta: pageMetaOf(context, '/Forget'), work: content.labelled(works.forgot) };
}

export default function Forgot({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();

  async function submit({ email }: { email: string }) {
    await callEndpoint(forgetPassword, { email });
    toast.success('OTP sent succesfully!');
    await navigate('/verify-otp', { state: { email } });
  }

  return (
    <AccountPage title="Forgot Password" work={loaderData.work}>
      <p className={styles.intro}>We will email you a six-digit code.</p>
      <NoScriptMessage feature="Setting a new password" />
      <Form className={styles.form} schema={forgot} onSubmit={submit}>
        <ErrorSummary />
        <TextField name="email" label="Email" type="email" autoComplete="username" required />
        <SubmitButton busyLabel="Sending the code…">Send OTP</SubmitButton>
      </Form>
      <p>
        <Link className={quietLink} to="/login">
          Back to Sign in
        </Link>
      </p>
      <ForgottenEmail />
    </AccountPage>
  );
}
