// A sheet taped to the wall: the whole application on one page, one turmeric stroke for how far it is.
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { getMe, type User } from '#contract/account.ts';
import { application, enrollUser, type Application } from '#contract/admission.ts';
import { school } from '#content/school.ts';
import { CallError, send } from '#app/api.ts';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { Brush } from '#app/ui/brush.tsx';
import { SubmitButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { ReadOnlyField, TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { valuesOf } from '#app/ui/form-values.ts';
import { NeedsScript } from '#app/ui/needs-script.tsx';
import { RadioGroup } from '#app/ui/radio.tsx';
import { Select } from '#app/ui/select.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { toast } from '#app/ui/toast.tsx';
import { Work } from '#app/ui/work.tsx';
import { work } from '#content/works.ts';
import type { Route } from './+types/admission';
import { CourseChoice } from './course-choice.tsx';
import { clearDraft, saveDraft, type Answers } from './draft.ts';
import { ParentDetails } from './parent-details.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { Progress } from './progress.tsx';
import { boards } from './sections.ts';
import { useKnownAnswers } from './known-answers.ts';
import { rememberWaitingApplication, takeWaitingApplication } from './waiting-application.ts';
import styles from './admission.module.css';

export const meta = metaOf('/Formenroll');

export function loader() {
  return { work: work('poster-kites') };
}

const genderChoices = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
];

/** Who looks at the form: nobody but an applicant gets to see more than an empty sheet. */
function readerOf(user: User | null, isKnown: boolean): 'applicant' | 'visitor' | 'unknown' {
  if (user !== null) return 'applicant';
  return isKnown ? 'visitor' : 'unknown';
}

export default function Admission({ loaderData }: Route.ComponentProps) {
  const { user, isKnown, updateUser } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [savedAt, setSavedAt] = useState<Date | null>(null);

  const edited = useCallback(() => {
    if (form.current === null) return;
    setAnswers(valuesOf(form.current) as Answers);
  }, []);

  useEffect(() => {
    if (!isKnown) return;
    if (user !== null) {
      takeWaitingApplication();
      return;
    }
    rememberWaitingApplication(pathname + search);
    toast.error('Login First!');
    void navigate('/login', { replace: true });
  }, [isKnown, user, pathname, search, navigate]);

  const filled = useCallback(
    (draftSavedAt: Date | null) => {
      setSavedAt(draftSavedAt);
      edited();
    },
    [edited],
  );
  const wantedCourse = useKnownAnswers(form, user, search, filled);

  async function submit(values: Application) {
    try {
      const { message } = await send(enrollUser, values);
      clearDraft();
      toast.success(message);
    } catch (error) {
      // The session has ended meanwhile: this page leads to the login page, and the draft waits.
      if (error instanceof CallError && error.status === 401) return;
      throw error;
    }
    try {
      updateUser((await send(getMe, undefined)).user);
    } catch {
      // The application is in; the profile shows it after the next reload.
    }
    await navigate('/');
  }

  return (
    <div className={styles.page}>
      <h1>
        Apply for <Brush>Admission</Brush>
      </h1>
      <div className={styles.notes}>
        <p>
          Application fee <b>Rs.0</b>
        </p>
        <p>Fees are non-refundable.</p>
      </div>
      <div className={styles.columns} data-reader={readerOf(user, isKnown)}>
        <Sheet isTaped className={styles.sheet}>
          <NeedsScript what="Applying here" />
          <Form
            ref={form}
            schema={application}
            onSubmit={submit}
            onEdit={(values) => {
              setAnswers(values as Answers);
              const now = new Date();
              if (user !== null && saveDraft(user._id, values as Answers, now)) setSavedAt(now);
            }}
          >
            <Progress answers={answers} hasEmail={user !== null} savedAt={savedAt} />
            <ErrorSummary />
            <section className={styles.part} aria-labelledby="personal">
              <h2 id="personal">Personal Information</h2>
              <div className={styles.fields}>
                <TextField
                  className={styles.wide}
                  name="fullName"
                  label="Full Name"
                  hint="The student’s name, as on the school register"
                  autoComplete="off"
                  required
                />
                <RadioGroup name="gender" label="Gender" options={genderChoices} />
                <TextField name="dob" label="Date of Birth" type="date" min="1900-01-02" required />
                <div className={styles.wide}>
                  <ReadOnlyField
                    name="email"
                    label="Email"
                    hint="From your account. It cannot be changed here."
                    value={user?.userEmail ?? ''}
                  />
                </div>
                <TextField name="phone" label="Phone" type="tel" autoComplete="tel" required />
                <TextField name="address" label="Address" autoComplete="street-address" required />
              </div>
            </section>
            <section className={styles.part} aria-labelledby="course">
              <h2 id="course">Course</h2>
              <p className={styles.quiet}>One year, 96 sessions, Saturdays and Sundays.</p>
              <fieldset>
                <legend className="visually-hidden">Course</legend>
                <CourseChoice
                  wanted={wantedCourse}
                  chosen={answers.course ?? ''}
                  birthday={answers.dob ?? ''}
                  onChange={edited}
                />
              </fieldset>
            </section>
            <section className={styles.part} aria-labelledby="parent">
              <h2 id="parent">Parent's Details</h2>
              <ParentDetails form={form} ownName={user?.fullName ?? ''} />
            </section>
            <section className={styles.part} aria-labelledby="education">
              <h2 id="education">Education</h2>
              <div className={styles.fields}>
                <TextField
                  className={styles.wide}
                  name="schoolName"
                  label="School Name"
                  hint="Grown-ups: your college or work, or ‘None’"
                  autoComplete="off"
                  required
                />
                <Select name="board" label="Board" options={boards} required />
                <TextField name="classGrade" label="Class Grade" autoComplete="off" required />
              </div>
            </section>
            <div className={styles.send}>
              <SubmitButton busyWords="Sending the application…">Enroll Now</SubmitButton>
              <PrivacyNotice />
            </div>
          </Form>
        </Sheet>
        <aside className={styles.side}>
          <Work work={loaderData.work} sizes="(width >= 1100px) 350px, 1px" hung="cord" />
          <p className={styles.help}>
            Unsure which course? Call <a href={school.phone.href}>{school.phone.text}</a> or{' '}
            <Link to="/contact">write to us</Link>. {school.replyWithin}
          </p>
        </aside>
      </div>
    </div>
  );
}
