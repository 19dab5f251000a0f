import { TextField } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { boards } from './sections.ts';
import styles from './admission.module.css';

/** The fields about the student's school. */
export function Education() {
  return (
    <div className={styles.fields}>
      <TextField
        className={styles.wide}
        name="schoolName"
        label="School Name"
        hint="Adults: your college or workplace, or “None”"
        autoComplete="off"
        autoCapitalize="words"
        required
      />
      <Select name="board" label="Board" options={boards} required />
      <TextField name="classGrade" label="Class Grade" autoComplete="off" autoCapitalize="words" required />
    </div>
  );
}
