// The application form: all questions on one page, with a progress bar and a draft saved on the device.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Link } from '#app/ui/text/page-link.tsx';
import { getMe, type AnyUser } from '#contract/users/account.ts';
import { fieldsOf } from '#contract/school/application-fields.ts';
import {
  application,
  sendApplication,
  maxOpenApplications,
  tooManyApplications,
  type Application,
} from '#contract/school/application.ts';
import { isOpenAt } from '#contract/school/application-status.ts';
import type { Course } from '#contract/site/course.ts';
import { callEndpoint } from '#app/api.ts';
import { ApiError } from '#app/api-error.ts';
import { metaOf } from '#app/meta.ts';
import { useSchool } from '#app/school.ts';
import { useExpectedUser } from '#app/expected-user.ts';
import { useSession } from '#app/session.tsx';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { fill, valuesOf } from '#app/ui/form/form-values.ts';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { NoScriptMessage } from '#app/ui/page/no-script-message.tsx';
import { Sheet } from '#app/ui/page/sheet.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { Work } from '#app/lightbox/work.tsx';
import type { Route } from './+types/admission';
import { ApplicationFields } from './application-field.tsx';
import { CourseChoice } from './course-choice.tsx';
import { chosenCourse, useCourseList } from './course-list.ts';
import { clearDraft, saveDraft, type Answers } from './draft.ts';
import { FormSection } from './form-section.tsx';
import { ParentDetails } from './parent-details.tsx';
import { PersonalDetails } from './personal-details.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { Progress } from './progress.tsx';
import { usePrefill } from './prefill.ts';
import { forgetPendingApplication, savePendingApplication } from './pending-application.ts';
import { saveSentApplication } from './sent-application.ts';
import { NextSteps } from './next-steps.tsx';
import styles from './admission.module.css';

export const meta = metaOf('/Formenroll');

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { title, fee, feesRule, courseNote, work, next } = content.document('admission');
  return {
    meta: pageMetaOf(context, '/Formenroll'),
    title,
    fee,
    feesRule,
    courseNote,
    next,
    work: content.work(work),
    courses: content.courses().map(({ id, slug, courseName }) => ({ id, slug, courseName })),
  };
}

/** Who views the page. CSS hides the form from everybody but a signed-in applicant. */
function viewerOf(user: AnyUser | null, isKnown: boolean): 'applicant' | 'visitor' | 'unknown' {
  if (user !== null) return 'applicant';
  return isKnown ? 'visitor' : 'unknown';
}

export default function Admission({ loaderData: page }: Route.ComponentProps) {
  const { phone, replyTime } = useSchool();
  const { user, isKnown, hasOnlySpecifiedCalls, updateUser } = useSession();
  useExpectedUser(user);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [isFamilyKnown, setFamilyKnown] = useState(false);
  const [courses, fetchCourses] = useCourseList(page.courses);

  const openApplications = (user?.enrollments ?? []).filter((each) => isOpenAt(each)).length;

  const readAnswers = useCallback(() => {
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

  const onPrefilled = useCallback(
    (draftSavedAt: Date | null, withFamily: boolean) => {
      setSavedAt(draftSavedAt);
      setFamilyKnown(withFamily);
      readAnswers();
    },
    [readAnswers],
  );
  const preselectedCourse = usePrefill(form, user, search, page.courses, onPrefilled);

  function save(values: Answers) {
    const now = new Date();
    if (user !== null && saveDraft(user._id, values, now)) setSavedAt(now);
  }

  function clearForm() {
    if (user === null || form.current === null) return;
    const previous = answers;
    form.current.reset();
    clearDraft(user._id);
    setSavedAt(null);
    setFamilyKnown(false);
    readAnswers();
    toast.action('The form is empty.', 'Bring the answers back', () => {
      if (form.current === null) return;
      fill(form.current, previous);
      readAnswers();
      save(previous);
    });
  }

  async function submit(values: Application) {
    const chosen = chosenCourse(courses, values.course)?.listed;
    const sent = {
      ...values,
      course: chosen?.courseName ?? values.course,
      // Our server takes the email from the session; another backend needs it (docs/specification.md, sections 3 and 7).
      email: user?.userEmail ?? '',
      courseDetail: chosen as Partial<Course> | undefined,
    };
    try {
      const { message } = await callEndpoint(sendApplication, sent);
      if (user !== null) clearDraft(user._id);
      toast.success(message);
      saveSentApplication(sent);
    } catch (error) {
      // The session has ended: this page redirects to the login page and the draft is kept.
      if (error instanceof ApiError && error.status === 401) return;
      throw error;
    }
    try {
      if (hasOnlySpecifiedCalls) updateUser({ enrollmentData: sent });
      else updateUser((await callEndpoint(getMe, undefined)).user);
    } catch {
      // The application is stored; the profile shows it after the next reload.
    }
    await navigate('/');
  }

  return (
    <div className={styles.page} data-plain-dado>
      <h1>
        <HeadingText heading={page.title} />
      </h1>
      <div className={styles.notes}>
        <p>
          Application fee <b>{page.fee}</b>
        </p>
        <p>{page.feesRule}</p>
      </div>
      <div className={styles.columns} data-reader={viewerOf(user, isKnown)}>
        <Sheet isTaped className={styles.sheet}>
          <NoScriptMessage feature="Applying here" />
          <Form
            ref={form}
            schema={application}
            isPrinted
            onSubmit={submit}
            onEdit={(values) => {
              setAnswers(values as Answers);
              save(values as Answers);
            }}
          >
            <Progress answers={answers} hasEmail={user !== null} savedAt={savedAt} onClear={clearForm} />
            <div className={styles.summary}>
              <ErrorSummary />
            </div>
            <FormSection title="Personal Information" answers={answers}>
              <PersonalDetails email={user?.userEmail ?? ''} />
              {/* Below the fields, so that they do not shift when it appears. */}
              {isFamilyKnown && (
                <p className={styles.quiet}>
                  Phone, address and parent are filled in from your last application. Please change what is
                  different.
                </p>
              )}
            </FormSection>
            <FormSection title="Course" answers={answers}>
              <p className={styles.quiet}>{page.courseNote}</p>
              <fieldset>
                <legend className="visually-hidden">Course</legend>
                <CourseChoice
                  courses={courses}
                  onRetry={fetchCourses}
                  preselected={preselectedCourse}
                  chosen={answers.course ?? ''}
                  birthday={answers.dob ?? ''}
                  onChange={readAnswers}
                />
              </fieldset>
            </FormSection>
            <FormSection title="Parent's Details" answers={answers}>
              <ParentDetails form={form} answers={answers} ownName={user?.fullName ?? ''} />
            </FormSection>
            <FormSection title="Education" answers={answers}>
              <div className={styles.fields}>
                <ApplicationFields names={fieldsOf('Education')} />
              </div>
            </FormSection>
            {openApplications >= maxOpenApplications && <p className={styles.full}>{tooManyApplications}</p>}
            <div className={styles.send} data-screen>
              <SubmitButton busyLabel="Sending the application…">Enroll Now</SubmitButton>
              <PrivacyNotice />
            </div>
          </Form>
        </Sheet>
        <aside className={styles.side}>
          <Work work={page.work} sizes="(width >= 1100px) 350px, 1px" hung="cord" />
          <NextSteps {...page.next} />
          <p className={styles.help}>
            Unsure which course? Call <a href={phone.href}>{phone.text}</a> or{' '}
            <Link to="/contact">write to us</Link>. {`We reply within ${replyTime}.`}
          </p>
        </aside>
      </div>
    </div>
  );
}
