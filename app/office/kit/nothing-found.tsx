import { Button } from '#app/ui/form/button.tsx';
import { EmptySheet } from './empty-sheet.tsx';

/** Shown when a search for people finds nobody. @param title what was looked for */
export function NothingFound({
  title,
  words,
  onClear,
}: {
  title: string;
  words: string;
  onClear: () => void;
}) {
  return (
    <EmptySheet title={title}>
      <p>Nothing matches “{words}”. Try part of a name, phone number or email.</p>
      <Button onClick={onClear}>Clear search</Button>
    </EmptySheet>
  );
}
