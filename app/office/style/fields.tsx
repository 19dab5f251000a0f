import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { RadioMark } from '#app/ui/form/choice-mark.tsx';
import choice from '#app/ui/form/choice.module.css';
import { ReadOnlyField, TextField } from '#app/ui/form/field.tsx';
import { OtpField } from '#app/ui/form/otp-field.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { FormPreview } from './form-preview.tsx';
import styles from './style.module.css';
import { Walls, type SchemeName } from './walls.tsx';

const relations = ['Mother', 'Father', 'Guardian', 'Self'];

function Boxes({ scheme }: { scheme: SchemeName }) {
  return (
    <div className={styles.fields}>
      <FormPreview name={scheme}>
        <TextField name="Rest" label="Rest" hint="A hint stands under the label" />
        <TextField name="Filled" label="Filled" hint="As on the school register" defaultValue="Ananya Nair" />
        <div data-shown="hover">
          <TextField name="Hover" label="Hover" />
        </div>
        <div data-shown="focus">
          <TextField name="Focus" label="Focus" defaultValue="Lakshmi" />
        </div>
      </FormPreview>
      <FormPreview
        name={`${scheme}-wrong`}
        errors={{ Error: 'This day has not come yet.', 'Error and focus': 'Please enter the school name.' }}
      >
        <TextField name="Error" label="Error" defaultValue="14 / 03 / 2029" />
        <div data-shown="focus">
          <TextField name="Error and focus" label="Error and focus" />
        </div>
      </FormPreview>
      <FormPreview name={`${scheme}-busy`} isBusy>
        <TextField name="Locked while sending" label="Locked while sending" defaultValue="CBSE" />
      </FormPreview>
      <FormPreview name={`${scheme}-more`}>
        <ReadOnlyField
          name="Read-only"
          label="Read-only"
          hint="From your account"
          value="lakshmi@example.in"
        />
        <Select name="Select" label="Select" options={relations} />
        <PasswordField name="Password" label="Password" defaultValue="marigold 7" autoComplete="off" />
        <TextArea name="Several lines" label="Several lines" defaultValue="She draws on everything." />
        <OtpField name="Code" label="Code" />
      </FormPreview>
    </div>
  );
}

interface Tick {
  label: string;
  shown?: 'hover' | 'focus';
  isTicked?: true;
  isDisabled?: true;
}

const ticks: readonly Tick[] = [
  { label: 'Rest' },
  { label: 'Hover', shown: 'hover' },
  { label: 'Ticked', isTicked: true },
  { label: 'Focus', shown: 'focus', isTicked: true },
  { label: 'Disabled', isDisabled: true },
];

function Choices({ scheme }: { scheme: SchemeName }) {
  return (
    <div className={styles.choices}>
      <FormPreview name={`${scheme}-ticks`}>
        {ticks.map(({ label, shown, isTicked, isDisabled }) => (
          <div key={label} data-shown={shown}>
            <Checkbox name={label} label={label} defaultChecked={isTicked} disabled={isDisabled} />
          </div>
        ))}
      </FormPreview>
      <div>
        {ticks.map(({ label, shown, isTicked, isDisabled }) => (
          <div key={label} data-shown={shown}>
            <label className={choice.choice}>
              <input
                type="radio"
                name={`${scheme}-radio-${label}`}
                defaultChecked={isTicked}
                disabled={isDisabled}
              />
              <RadioMark />
              <span>{label}</span>
            </label>
          </div>
        ))}
      </div>
      <FormPreview name={`${scheme}-agree`} errors={{ terms: 'You must agree before submitting.' }}>
        <Checkbox name="terms" label="I agree to the terms" />
      </FormPreview>
    </div>
  );
}

/** Form fields in every state. */
export function Fields() {
  return (
    <Walls title="Fields">
      {(scheme) => (
        <>
          <h3>Boxes</h3>
          <Boxes scheme={scheme} />
          <h3>Choices</h3>
          <Choices scheme={scheme} />
        </>
      )}
    </Walls>
  );
}
