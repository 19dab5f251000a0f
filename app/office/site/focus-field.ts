/** Shows the field at a place and moves the focus to it, also when its entry is folded. */
export function focusField(place: string): void {
  const field = document.getElementById(`field-${place}`);
  for (let part = field?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** Moves the focus to the heading of the page when the pressed button goes away with its row. What is seen stays in its place. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
