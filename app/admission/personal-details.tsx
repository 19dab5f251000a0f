import { Fragment } from 'react';
import { fieldsOf } from '#contract/school/application-fields.ts';
import { ReadOnlyField } from '#app/ui/form/field.tsx';
import { ApplicationField } from './application-field.tsx';
import styles from './admission.module.css';
import field from './application-field.module.css';

/** The fields about the student and the contact details. */
export function PersonalDetails({ email }: { email: string }) {
  return (
    <div className={styles.fields}>
      {fieldsOf('Personal Information').map((name) => (
        <Fragment key={name}>
          <ApplicationField name={name} />
          {name === 'dob' && (
            <div className={field.wide}>
              <ReadOnlyField name="email" label="Email" hint="From your account" value={email} />
            </div>
          )}
        </Fragment>
      ))}
    </div>
  );
}
