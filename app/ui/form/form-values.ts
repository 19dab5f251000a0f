export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type Values = Record<string, string | boolean>;

/** The named controls of a form, in document order. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  );
}

/** The values of all controls by name. A radio group without a choice is left out. */
export function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const control of controlsOf(form)) {
    if (!(control instanceof HTMLInputElement)) values[control.name] = control.value;
    else if (control.type === 'checkbox') values[control.name] = control.checked;
    else if (control.type !== 'radio' || control.checked) values[control.name] = control.value;
  }
  return values;
}

/** Sets the values of controls by name. Controls without a given value do not change. */
export function fill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value === undefined || value === '') continue;
    if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked = control.value === value;
    else control.value = value;
  }
}

/** Like `fill`, but only for empty controls, so that typed text is kept. */
export function fillEmpty(form: HTMLFormElement, values: Record<string, string>): void {
  const current = valuesOf(form);
  fill(form, Object.fromEntries(Object.entries(values).filter(([name]) => (current[name] ?? '') === '')));
}
