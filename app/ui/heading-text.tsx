import type { Pigment } from '#contract/course.ts';
import type { Heading } from '#content/text.ts';
import { Brush } from './brush.tsx';

/** A heading's words, with the brush stroke under its key word. */
export function HeadingText({
  heading: { text, keyWord },
  pigment,
}: {
  heading: Heading;
  pigment?: Pigment;
}) {
  const at = text.lastIndexOf(keyWord);
  return (
    <>
      {text.slice(0, at)}
      <Brush pigment={pigment ?? 'haldi'}>{keyWord}</Brush>
      {text.slice(at + keyWord.length)}
    </>
  );
}
