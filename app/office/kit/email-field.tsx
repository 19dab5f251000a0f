import { TextField } from '#app/ui/form/field.tsx';

interface EmailFieldProps {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
}

/** The email of somebody else: the browser does not offer the own one. */
export function EmailField(props: EmailFieldProps) {
  return <TextField {...props} type="email" inputMode="email" autoComplete="off" spellCheck={false} />;
}
