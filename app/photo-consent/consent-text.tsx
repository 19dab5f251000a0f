import type { OwnChild } from '#contract/school/photo-consent.ts';
import { CalendarDate } from '#app/ui/text/date.tsx';
import { consentWords } from './words.ts';

/** What may be shown of a child, and what not, in words. */
function stateText({ fullName, consent }: OwnChild): string {
  const parts = [
    { isShown: consent?.work === true, text: `what ${fullName} has made` },
    { isShown: consent?.face === true, text: `photographs of ${fullName}` },
  ];
  const sentence = (start: string, isShown: boolean) => {
    const texts = parts.filter((part) => part.isShown === isShown).map(({ text }) => text);
    return texts.length === 0 ? '' : `${start}: ${texts.join(isShown ? ', and ' : ', or ')}.`;
  };
  return [sentence('May be shown', true), sentence('Not shown', false)].filter(Boolean).join(' ');
}

interface ConsentTextProps {
  child: OwnChild;
  /** On the clocks of the school. */
  today: string;
}

/** What holds for a child, as its family has answered. */
export function ConsentText({ child, today }: ConsentTextProps) {
  const { consent } = child;
  if (consent === null) return consentWords.notAnswered;
  const { work, face, until } = consent;
  if (until === null || !(work || face)) return stateText(child);
  if (until < today)
    return (
      <>
        Your yes ended on <CalendarDate day={until} />. Until you answer again, we show no photographs.
      </>
    );
  return (
    <>
      {stateText(child)} Until <CalendarDate day={until} />.
    </>
  );
}
