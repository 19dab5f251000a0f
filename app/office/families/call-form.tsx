import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { fieldsOf } from '#contract/school/application-fields.ts';
import {
  addFamily,
  applyForFamily,
  calledApplication,
  firstCall,
  type CalledApplication,
  type FirstCall,
} from '#contract/school/call.ts';
import { getFamily, listFamilies, type Family } from '#contract/school/family.ts';
import { ApplicationFields } from '#app/admission/application-field.tsx';
import { callEndpoint } from '#app/api.ts';
import { useSession } from '#app/session.tsx';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { fillEmpty } from '#app/ui/form/form-values.ts';
import { Select } from '#app/ui/form/select.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { EmailField } from '../kit/email-field.tsx';
import { FormSheet } from '../kit/form-sheet.tsx';
import { clearCallDraft, readCallDraft, saveCallDraft } from './call-draft.ts';
import styles from './call-form.module.css';

/** A course that can be chosen. */
export interface CallCourse {
  id: string;
  courseName: string;
}

interface CallFormProps {
  /** The family that calls; null when it has no account. */
  family: Family | null;
  courses: readonly CallCourse[];
}

/** The phone and the address are asked with the parent. */
const student = fieldsOf('Personal Information').filter((name) => name !== 'phone' && name !== 'address');

/** What a family has told in its last application; the relation of an adult student does not fit a child. */
function knownOf(family: Family | null): Record<string, string> {
  const [latest] = family?.children.flatMap(({ applications }) => applications) ?? [];
  if (latest === undefined) return family === null ? {} : { parentName: family.fullName };
  const { parentName, relation, phone, address } = latest;
  return { parentName, phone, address, ...(relation === 'Self' ? {} : { relation }) };
}

/** The application of a parent who calls, which somebody of the office notes. It has the fields of the family's form. */
export function CallForm({ family, courses }: CallFormProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const userId = user?._id ?? '';
  const familyId = family?._id ?? '';

  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const { hasAgreed: _, ...typed } = readCallDraft(userId, familyId);
    const answers = Object.entries(typed).filter((entry): entry is [string, string] => entry[1] !== true);
    fillEmpty(element, Object.fromEntries(answers));
    fillEmpty(element, knownOf(family));
    // oxlint-disable-next-line react/exhaustive-deps -- once, so that a field that is cleared stays empty
  }, []);

  async function submit(values: CalledApplication & Partial<Pick<FirstCall, 'email'>>) {
    const { email = '', ...said } = values;
    const course = courses.find(({ courseName }) => courseName === said.course);
    const sent = { ...said, courseDetail: { _id: course?.id } };
    const { message, conversationId } =
      family === null
        ? await callEndpoint(addFamily, { ...sent, email })
        : await callEndpoint(
            applyForFamily,
            { ...sent, userEmail: family.userEmail },
            { params: { id: family._id } },
          );
    clearCallDraft(userId, familyId);
    for (const path of [listFamilies.path, getFamily.path])
      void client.invalidateQueries({ queryKey: [path] });
    toast.success(message);
    // There are the next steps. The form is done, so the way back does not lead to it.
    await navigate(`/office/inbox/${conversationId}`, { replace: true });
  }

  return (
    <FormSheet isWide className={styles.sheet}>
      <h2>{family === null ? 'A new family calls' : `${family.fullName} calls`}</h2>
      {family !== null && !family.isProven && family.userEmail !== '' && (
        <p>
          Nobody has proven that {family.userEmail} is theirs. So that nobody else reads what you note, this
          account is signed out: the parent chooses a new password with a code. Our mail says how.
        </p>
      )}
      <Form
        ref={form}
        schema={family === null ? firstCall : calledApplication}
        onSubmit={submit}
        onEdit={(values) => saveCallDraft(userId, familyId, values)}
      >
        <ErrorSummary />
        <Part title="Child">
          <ApplicationFields isNoted names={student} />
          <Select
            name="course"
            label="Course"
            options={courses.map(({ courseName }) => courseName)}
            required
          />
        </Part>
        <Part title="Parent">
          <ApplicationFields isNoted names={[...fieldsOf("Parent's Details"), 'phone']} />
          {family === null && (
            <EmailField name="email" label="Email (optional)" hint="Without one, you answer by phone." />
          )}
          <ApplicationFields isNoted names={['address']} />
        </Part>
        <Part title="School">
          <ApplicationFields isNoted names={fieldsOf('Education')} />
        </Part>
        <Part title="Consent">
          <blockquote className={styles.consent}>
            We keep these answers to arrange classes, for as long as the student is with us. You can have them
            read to you, corrected or erased at any time. Do you agree?
          </blockquote>
          <Checkbox name="hasAgreed" label="Read to the parent, who agrees" required />
        </Part>
        <SubmitButton busyLabel="Noting the application…">Note the application</SubmitButton>
      </Form>
    </FormSheet>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      <div>{children}</div>
    </fieldset>
  );
}
