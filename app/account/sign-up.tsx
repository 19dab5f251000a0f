// Sign up: name, email and password.
import { Fragment } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '#app/ui/text/page-link.tsx';
import * as z from 'zod/mini';
import { addUser, signUp } from '#contract/users/account.ts';
import { callEndpoint } from '#app/api.ts';
import { ApiError } from '#app/api-error.ts';
import { metaOf } from '#app/meta.ts';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { NoScriptMessage } from '#app/ui/page/no-script-message.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/sign-up';
import { AccountPage } from './account-page.tsx';
import { mustAgree } from './agreement.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PendingApplicationNote } from './pending-application-note.tsx';
import { termsLabel } from './words.ts';
import styles from './account-page.module.css';

export const meta = metaOf('/SignUp');

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { terms, works } = content.document('account');
  return {
    meta: pageMetaOf(context, '/SignUp'),
    terms,
    work: content.labelled(works.signUp),
    courses: content.courses().map(({ slug, courseName }) => ({ slug, courseName })),
  };
}

const schema = z.object({ ...signUp.shape, terms: mustAgree });

export default function SignUp({ loaderData: { terms, work, courses } }: Route.ComponentProps) {
  const navigate = useNavigate();

  async function submit({ fullName, userEmail, password }: z.output<typeof schema>) {
    try {
      const { message } = await callEndpoint(addUser, { fullName, userEmail, password });
      toast.success(message);
    } catch (error) {
      // Shows the message about a taken address beside its field too.
      if (error instanceof ApiError && error.status === 409) {
        throw new ApiError(409, {
          message: error.message,
          fields: { userEmail: error.message, ...error.fields },
        });
      }
      throw error;
    }
    await navigate('/login', { state: { email: userEmail, isNew: true } });
  }

  return (
    <AccountPage title="Sign up" work={work}>
      <PendingApplicationNote courses={courses} at="sign-up" />
      <NoScriptMessage feature="Signing up" />
      <Form className={styles.form} schema={schema} onSubmit={submit}>
        <ErrorSummary />
        <TextField name="fullName" label="Full Name" autoComplete="name" autoCapitalize="words" required />
        <TextField name="userEmail" label="Email" type="email" autoComplete="username" required />
        <NewPasswordField name="password" label="Password" />
        <Checkbox name="terms" label={termsLabel} required>
          {termsLabel}:{' '}
          {terms.map(({ label, href }, at) => (
            <Fragment key={href}>
              {at > 0 && (at === terms.length - 1 ? ' and ' : ', ')}
              {/* In a new tab, so that the typed text is kept. */}
              <a href={href} target="_blank" rel="noreferrer">
                {label}
              </a>
            </Fragment>
          ))}
          .
        </Checkbox>
        <SubmitButton busyLabel="Signing up…">Sign up</SubmitButton>
      </Form>
      <p>
        Already have an account?{' '}
        <Link className={quietLink} to="/login">
          Sign in
        </Link>
      </p>
    </AccountPage>
  );
}
