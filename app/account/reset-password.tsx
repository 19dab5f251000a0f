// Password reset, step 3 of 3: the new password, typed twice.
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { minimumPasswordLength, reset, resetPassword } from '#contract/users/account.ts';
import { callEndpoint } from '#app/api.ts';
import { metaOf } from '#app/meta.ts';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/reset-password';
import { AccountPage } from './account-page.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { WithResetEmail } from './with-reset-email.tsx';
import styles from './account-page.module.css';

export const meta = metaOf('/Reset-password');

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { works } = content.document('account');
  return { meta: pageMetaOf(context, '/Reset-password'), work: content.labelled(works.resetPassword) };
}

/**
 * Checks in the order of docs/specification.md, section 5: first that both are equal, then the minimum length. The last
 * check adds the maximum length of the contract.
 */
const schema = z.object({ newpassword: z.string(), confirmPassword: z.string() }).check(
  z.refine(({ newpassword, confirmPassword }) => newpassword === confirmPassword, {
    error: 'Passwords do not match!',
    path: ['confirmPassword'],
    abort: true,
  }),
  z.refine(({ newpassword }) => newpassword.length >= minimumPasswordLength, {
    error: `Password must be at least ${minimumPasswordLength} characters long.`,
    path: ['newpassword'],
    abort: true,
  }),
  z.refine(({ newpassword }) => reset.shape.newpassword.safeParse(newpassword).success, {
    error: 'Please enter a valid password.',
    path: ['newpassword'],
  }),
);

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();

  async function submit(email: string, newpassword: string) {
    const { message } = await callEndpoint(resetPassword, { email, newpassword });
    toast.success(message);
    await navigate('/login', { replace: true, state: { email } });
  }

  return (
    <AccountPage title="Set New Password" work={loaderData.work}>
      <WithResetEmail>
        {(email) => (
          <Form
            className={styles.form}
            schema={schema}
            errorDisplay="alert"
            onSubmit={({ newpassword }) => submit(email, newpassword)}
          >
            <ErrorSummary />
            <p>
              Almost done. Choose a password for <b>{email}</b>, and you can sign in with it.
            </p>
            {/* Tells password managers which account's password changes. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <NewPasswordField name="newpassword" label="New Password" />
            <PasswordField
              name="confirmPassword"
              label="Confirm Password"
              autoComplete="new-password"
              required
            />
            <SubmitButton busyLabel="Saving the new password…">Submit</SubmitButton>
          </Form>
        )}
      </WithResetEmail>
    </AccountPage>
  );
}
