export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type Values = Record<string, string | boolean>;

/** The named controls of a form, in the order they are seen. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  );
}

/** What has been typed and chosen; a group of radios of which none is chosen has no value. */
export function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const control of controlsOf(form)) {
    if (!(control instanceof HTMLInputElement)) values[control.name] = control.value;
    else if (control.type === 'checkbox') values[control.name] = control.checked;
    else if (control.type !== 'radio' || control.checked) values[control.name] = control.value;
  }
  return values;
}

/** Sets fields to what they shall say; those without a value stay as they are. */
export function fill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value === undefined || value === '') continue;
    if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked = control.value === value;
    else control.value = value;
  }
}

/** Fills fields that are still empty; what somebody typed meanwhile stays. */
export function fillEmpty(form: HTMLFormElement, values: Record<string, string>): void {
  const given = valuesOf(form);
  fill(form, Object.fromEntries(Object.entries(values).filter(([name]) => (given[name] ?? '') === '')));
}
