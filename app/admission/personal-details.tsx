import { ReadOnlyField, TextField } from '#app/ui/form/field.tsx';
import { RadioGroup } from '#app/ui/form/radio.tsx';
import { genders } from './sections.ts';
import styles from './admission.module.css';

/** The fields about the student and the contact details. */
export function PersonalDetails({ email }: { email: string }) {
  return (
    <div className={styles.fields}>
      <TextField
        className={styles.wide}
        name="fullName"
        label="Full Name"
        hint="The student’s name, as at school"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        required
      />
      <RadioGroup name="gender" label="Gender" options={genders} />
      <TextField name="dob" label="Date of Birth" type="date" min="1900-01-02" autoComplete="off" required />
      <div className={styles.wide}>
        <ReadOnlyField name="email" label="Email" hint="From your account" value={email} />
      </div>
      <TextField name="phone" label="Phone" type="tel" autoComplete="tel" required />
      <TextField
        name="address"
        label="Address"
        autoComplete="address-line1"
        autoCapitalize="words"
        required
      />
    </div>
  );
}
