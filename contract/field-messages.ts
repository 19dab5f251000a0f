/** The part of a zod error that is read here. */
export interface ValidationError {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

/** The first error message of each field by name, in the order of the schema. */
export function fieldMessages(error: ValidationError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '');
    if (field !== '' && !(field in fields)) fields[field] = issue.message;
  }
  return fields;
}
