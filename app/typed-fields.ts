type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const currentFields = () => [...document.querySelectorAll<Field>('main :is(input, select, textarea)[name]')];

const isChoice = ({ type }: Field) => type === 'checkbox' || type === 'radio';

const isSameField = (one: Field, other: Field) =>
  one.name === other.name && one.type === other.type && (!isChoice(one) || one.value === other.value);

/**
 * Remembers the fields of the prerendered page, which a visitor may use before it is hydrated.
 * @returns a function that copies what was typed and chosen, and the focus, to the fields that React rendered in their
 *   place. React does so when the page differs from what it expects, such as with the icon of a password manager in it.
 */
export function rememberTypedFields(): () => void {
  const { pathname } = location;
  let fields = currentFields();
  let focused: EventTarget | null = document.activeElement;
  document.addEventListener('focusin', ({ target }) => (focused = target));
  return () => {
    if (location.pathname !== pathname) return;
    const rendered = currentFields();
    for (const old of fields) {
      const field = old.isConnected ? undefined : rendered.find((each) => isSameField(each, old));
      if (field === undefined) continue;
      const property = isChoice(field) ? 'checked' : 'value';
      const typed = Reflect.get(old, property);
      if (Reflect.get(field, property) !== typed) {
        // With the setter of the element's class React notices the change, as when the visitor types.
        Reflect.set(Object.getPrototypeOf(field) as object, property, typed, field);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (old === focused) field.focus();
    }
    fields = rendered;
  };
}
