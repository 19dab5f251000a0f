import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { application } from '#contract/admission.ts';
import { applyOnBehalf, type Family } from '#contract/family.ts';
import { Education } from '#app/admission/education.tsx';
import { relations } from '#app/admission/sections.ts';
import { callEndpoint } from '#app/api.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { fillEmpty } from '#app/ui/form-values.ts';
import { RadioGroup } from '#app/ui/radio.tsx';
import { Select } from '#app/ui/select.tsx';
import { toast } from '#app/ui/toast.tsx';
import { consentLabel, consentOnPhone } from './consent.ts';
import styles from './dialog-form.module.css';

/** The courses that the school offers. */
export type CourseNames = readonly { id: string; courseName: string }[];

const schema = z.object({ ...application.shape, consent: consentOnPhone });

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
];

interface ApplyDialogProps {
  family: Family;
  courses: CourseNames;
  isOpen: boolean;
  onClose: () => void;
  onApplied: () => Promise<void>;
}

/** The application form for a parent who calls. */
export function ApplyDialog({ family, courses, isOpen, onClose, onApplied }: ApplyDialogProps) {
  return (
    <Dialog title="Apply on behalf" isOpen={isOpen} onClose={onClose}>
      {isOpen && <ApplyForm family={family} courses={courses} onClose={onClose} onApplied={onApplied} />}
    </Dialog>
  );
}

/** What the family is likely to answer again. */
function knownAnswers({ guardians, children }: Family): Record<string, string> {
  const latest = children[0]?.applications[0]?.enrollment;
  const [guardian] = guardians;
  return {
    phone: latest?.phone ?? guardian?.phone ?? '',
    parentName: latest?.parentName ?? guardian?.fullName ?? '',
    address: latest?.address ?? '',
    relation: latest?.relation ?? '',
  };
}

function ApplyForm({ family, courses, onClose, onApplied }: Omit<ApplyDialogProps, 'isOpen'>) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current !== null) fillEmpty(form.current, knownAnswers(family));
    // oxlint-disable-next-line react/exhaustive-deps -- only when the form opens, so that a cleared field stays empty
  }, []);

  async function submit({ consent: _, ...values }: z.output<typeof schema>) {
    const courseId = courses.find(({ courseName }) => courseName === values.course)?.id;
    const body = { ...values, courseId };
    const { message } = await callEndpoint(applyOnBehalf, body, { params: { id: family._id } });
    toast.success(message);
    onClose();
    await onApplied();
  }

  return (
    <Form ref={form} className={styles.form} schema={schema} onSubmit={submit}>
      <ErrorSummary />
      <p className={styles.quiet}>
        For a parent who calls. Phone, parent and address are those of the latest application; please change
        what is different.
      </p>
      <TextField
        name="fullName"
        label="Full Name"
        hint="The student’s name"
        autoComplete="off"
        autoCapitalize="words"
        required
      />
      <RadioGroup name="gender" label="Gender" options={genders} />
      <div className={styles.pair}>
        <TextField
          name="dob"
          label="Date of Birth"
          type="date"
          min="1900-01-02"
          autoComplete="off"
          required
        />
        <Select name="course" label="Course" options={courses.map(({ courseName }) => courseName)} required />
        <TextField name="parentName" label="Parent Name" autoComplete="off" autoCapitalize="words" required />
        <Select name="relation" label="Relation" options={relations} required />
        <TextField name="phone" label="Phone" type="tel" autoComplete="off" required />
        <TextField name="address" label="Address" autoComplete="off" autoCapitalize="words" required />
      </div>
      <Education />
      <Checkbox name="consent" label={consentLabel} required />
      <SubmitButton busyLabel="Sending…">Send the application</SubmitButton>
    </Form>
  );
}
