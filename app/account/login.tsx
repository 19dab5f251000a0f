// Sign in: email and password, and then a code if the account has a second factor.
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Link } from '#app/ui/text/page-link.tsx';
import * as z from 'zod/mini';
import { authUser, signIn, type AnyUser } from '#contract/users/account.ts';
import { callEndpoint } from '#app/api.ts';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { fillEmpty } from '#app/ui/form/form-values.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { NoScriptMessage } from '#app/ui/page/no-script-message.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/login';
import { AccountPage } from './account-page.tsx';
import { mustAgree } from './agreement.ts';
import { isCodeRequired, SecondFactorStep } from './second-factor-step.tsx';
import { PendingApplicationNote } from './pending-application-note.tsx';
import { ForgottenEmail } from './forgotten-email.tsx';
import styles from './account-page.module.css';

export const meta = metaOf('/login');

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { works } = content.document('account');
  return {
    meta: pageMetaOf(context, '/login'),
    work: content.labelled(works.login),
    courses: content.courses().map(({ slug, courseName }) => ({ slug, courseName })),
  };
}

/** The navigation state of a page of the office that asked for the sign-in. */
const officeState = z.object({ from: z.string().check(z.regex(/^\/(?:office|admin)\b/)) });

/** The navigation state with the email address that the visitor typed on the previous page, and whether it was the sign-up. */
const emailState = z.object({ email: z.string(), isNew: z.optional(z.boolean()) });

const schema = z.object({ ...signIn.shape, rememberMe: mustAgree });

export default function Login({ loaderData }: Route.ComponentProps) {
  const { user, login } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [isCodeStep, setCodeStep] = useState(false);

  useEffect(() => {
    if (user === null) return;
    // Whoever works in the office comes to its first page, or back to the page that asked for the sign-in.
    const isOffice = user.role === 'admin' || user.role === 'teacher';
    const to = isOffice ? (officeState.safeParse(state).data?.from ?? '/office') : '/';
    void navigate(to, { replace: true });
  }, [user, navigate, state]);

  // Fills in the address after a sign-up or password reset. In an effect, because the prerendered page has no such state.
  useEffect(() => {
    const parsed = emailState.safeParse(state);
    if (form.current !== null && parsed.success) fillEmpty(form.current, { userEmail: parsed.data.email });
  }, [state]);

  async function submit({ userEmail, password }: z.output<typeof schema>) {
    try {
      const { message, foundUser } = await callEndpoint(authUser, { userEmail, password });
      finish(message, foundUser);
    } catch (error) {
      if (!isCodeRequired(error)) throw error;
      setCodeStep(true);
    }
  }

  function finish(message: string, foundUser: AnyUser) {
    toast.success(message);
    login(foundUser);
  }

  if (isCodeStep) {
    return (
      <AccountPage title="Sign in" work={loaderData.work}>
        <SecondFactorStep onDone={finish} onStartAgain={() => setCodeStep(false)} />
      </AccountPage>
    );
  }

  return (
    <AccountPage title="Sign in" work={loaderData.work}>
      <PendingApplicationNote
        courses={loaderData.courses}
        at={emailState.safeParse(state).data?.isNew === true ? 'signed-up' : 'sign-in'}
      />
      <NoScriptMessage feature="Signing in" />
      <Form ref={form} className={styles.form} schema={schema} onSubmit={submit}>
        <ErrorSummary />
        <TextField name="userEmail" label="Email" type="email" autoComplete="username" required />
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
        <div className={styles.split}>
          <Checkbox name="rememberMe" label="Remember me" defaultChecked required />
          <Link className={quietLink} to="/Forget">
            Forgot your password?
          </Link>
        </div>
        <SubmitButton busyLabel="Signing in…">Sign in</SubmitButton>
      </Form>
      <p>
        New here?{' '}
        <Link className={quietLink} to="/SignUp">
          Sign up
        </Link>
      </p>
      <ForgottenEmail />
    </AccountPage>
  );
}
