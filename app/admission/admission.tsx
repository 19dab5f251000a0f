// A sheet taped to the wall: the whole application on one page, one turmeric stroke for how far it is.
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { getMe, type User } from '#contract/account.ts';
import {
  application,
  enrollUser,
  maxOpenApplications,
  tooManyApplications,
  type Application,
} from '#contract/admission.ts';
import { school } from '#content/school.ts';
import { ApiError, callEndpoint } from '#app/api.ts';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { SubmitButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Form } from '#app/ui/form.tsx';
import { fill, valuesOf } from '#app/ui/form-values.ts';
import { HeadingText } from '#app/ui/heading-text.tsx';
import { NoScriptMessage } from '#app/ui/no-script-message.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { toast } from '#app/ui/toast.tsx';
import { Work } from '#app/ui/work.tsx';
import { work } from '#content/works.ts';
import type { Route } from './+types/admission';
import { CourseChoice } from './course-choice.tsx';
import { courseNamed, useCourseList } from './course-list.ts';
import { clearDraft, saveDraft, type Answers } from './draft.ts';
import { Education } from './education.tsx';
import { FormPart } from './form-part.tsx';
import { ParentDetails } from './parent-details.tsx';
import { PersonalDetails } from './personal-details.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { Progress } from './progress.tsx';
import { useKnownAnswers } from './known-answers.ts';
import { forgetPendingApplication, savePendingApplication } from './pending-application.ts';
import { offerWallLabel } from './wall-label-store.ts';
import { WhatNext } from './what-next.tsx';
import styles from './admission.module.css';

export const meta = metaOf('/Formenroll');

export function loader() {
  return { work: work('poster-kites') };
}

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
  const [isFamilyKnown, setFamilyKnown] = useState(false);
  const [courses, fetchCourses] = useCourseList();

  const openApplications = user?.enrollments.filter(({ status }) => status === 'open').length ?? 0;

  const edited = useCallback(() => {
    if (form.current === null) return;
    setAnswers(valuesOf(form.current) as Answers);
  }, []);

  useEffect(() => {
    if (!isKnown) return;
    if (user !== null) {
      forgetPendingApplication();
      return;
    }
    savePendingApplication(pathname + search);
    toast.error('Login First!');
    void navigate('/login', { replace: true });
  }, [isKnown, user, pathname, search, navigate]);

  const filled = useCallback(
    (draftSavedAt: Date | null, withFamily: boolean) => {
      setSavedAt(draftSavedAt);
      setFamilyKnown(withFamily);
      edited();
    },
    [edited],
  );
  const wantedCourse = useKnownAnswers(form, user, search, filled);

  function keep(values: Answers) {
    const now = new Date();
    if (user !== null && saveDraft(user._id, values, now)) setSavedAt(now);
  }

  function startAfresh() {
    if (user === null || form.current === null) return;
    const before = answers;
    form.current.reset();
    clearDraft(user._id);
    setSavedAt(null);
    setFamilyKnown(false);
    edited();
    toast.action('The form is empty.', 'Bring the answers back', () => {
      if (form.current === null) return;
      fill(form.current, before);
      edited();
      keep(before);
    });
  }

  async function submit(values: Application) {
    try {
      // docs/specification.md, sections 3 and 7: another backend may rely on both.
      const email = user?.userEmail;
      const courseDetail = courseNamed(courses, values.course);
      const { message } = await callEndpoint(enrollUser, { ...values, email, courseDetail });
      if (user !== null) clearDraft(user._id);
      toast.success(message);
      offerWallLabel(values);
    } catch (error) {
      // The session has ended meanwhile: this page leads to the login page, and the draft waits.
      if (error instanceof ApiError && error.status === 401) return;
      throw error;
    }
    try {
      updateUser((await callEndpoint(getMe, undefined)).user);
    } catch {
      // The application is in; the profile shows it after the next reload.
    }
    await navigate('/');
  }

  return (
    <div className={styles.page} data-plain-dado>
      <h1>
        <HeadingText heading={{ text: 'Apply for Admission', keyWord: 'Admission' }} />
      </h1>
      <div className={styles.notes}>
        <p>
          Application fee <b>Rs.0</b>
        </p>
        <p>Fees are non-refundable.</p>
      </div>
      <div className={styles.columns} data-reader={readerOf(user, isKnown)}>
        <Sheet isTaped className={styles.sheet}>
          <NoScriptMessage feature="Applying here" />
          <Form
            ref={form}
            schema={application}
            onSubmit={submit}
            onEdit={(values) => {
              setAnswers(values as Answers);
              keep(values as Answers);
            }}
          >
            <Progress
              answers={answers}
              hasEmail={user !== null}
              savedAt={savedAt}
              onStartAfresh={startAfresh}
            />
            <div className={styles.summary}>
              <ErrorSummary />
            </div>
            <FormPart title="Personal Information" answers={answers}>
              <PersonalDetails email={user?.userEmail ?? ''} />
              {/* Below the fields, which it would push away when it comes. */}
              {isFamilyKnown && (
                <p className={styles.quiet}>
                  Phone, address and parent are filled in from your last application. Please change what is
                  different.
                </p>
              )}
            </FormPart>
            <FormPart title="Course" answers={answers}>
              <p className={styles.quiet}>1 year, 96 sessions, two days a week: Saturday and Sunday.</p>
              <fieldset>
                <legend className="visually-hidden">Course</legend>
                <CourseChoice
                  courses={courses}
                  onRetry={fetchCourses}
                  wanted={wantedCourse}
                  chosen={answers.course ?? ''}
                  birthday={answers.dob ?? ''}
                  onChange={edited}
                />
              </fieldset>
            </FormPart>
            <FormPart title="Parent's Details" answers={answers}>
              <ParentDetails form={form} answers={answers} ownName={user?.fullName ?? ''} />
            </FormPart>
            <FormPart title="Education" answers={answers}>
              <Education />
            </FormPart>
            {openApplications >= maxOpenApplications && <p className={styles.full}>{tooManyApplications}</p>}
            <div className={styles.send}>
              <SubmitButton busyLabel="Sending the application…">Enroll Now</SubmitButton>
              <PrivacyNotice />
            </div>
          </Form>
        </Sheet>
        <aside className={styles.side}>
          <Work work={loaderData.work} sizes="(width >= 1100px) 350px, 1px" hung="cord" />
          <WhatNext />
          <p className={styles.help}>
            Unsure which course? Call <a href={school.phone.href}>{school.phone.text}</a> or{' '}
            <Link to="/contact">write to us</Link>. {school.replyWithin}
          </p>
        </aside>
      </div>
    </div>
  );
}
