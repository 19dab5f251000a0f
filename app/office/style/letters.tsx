import { useEffect, useRef, useState } from 'react';
import { BrushStroke } from '#app/ui/picture/brush-stroke.tsx';
import field from '#app/ui/form/field.module.css';
import styles from './style.module.css';
import { Walls } from './walls.tsx';

/** Samples of text: the words, the element that has the style, and its class. */
const letters = [
  ['Page', 'p', styles.page],
  ['Parent’s Details', 'h3', styles.second],
  ['Junior Beginner', 'h3', styles.third],
  ['We reply within 24 hours.', 'p', styles.lead],
  ['Text in Anek Latin, sixty to seventy letters a line, for what is read at length.', 'p', undefined],
  ['Date of Birth', 'span', field.label],
  ['As on the school register', 'span', field.hint],
  ['Terracotta, after the horses of Panchmura', 'p', styles.museum],
] as const;

/** A sample of text and its measured font, size and line height. */
function Line({
  words,
  tag: Tag,
  className,
}: {
  words: string;
  tag: 'p' | 'h3' | 'span';
  className: string | undefined;
}) {
  const line = useRef<HTMLElement | null>(null);
  const [size, setSize] = useState('');
  useEffect(() => {
    const measure = () => {
      if (line.current === null) return;
      const { fontFamily, fontWeight, fontSize, lineHeight } = getComputedStyle(line.current);
      setSize(
        `${fontFamily.split(',')[0]} ${fontWeight}, ${Math.round(Number.parseFloat(fontSize) * 10) / 10} px on ${Math.round(Number.parseFloat(lineHeight))}`,
      );
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return (
    <div className={styles.line}>
      <Tag ref={(element: HTMLElement | null) => void (line.current = element)} className={className}>
        {words}
      </Tag>
      <small>{size}</small>
    </div>
  );
}

/** Samples of all type sizes. */
export function Letters() {
  return (
    <Walls title="Letters">
      {() => (
        <>
          {letters.map(([words, tag, className]) => (
            <Line key={words} words={words} tag={tag} className={className} />
          ))}
          <p className={styles.second}>
            One stroke under the <BrushStroke>key word</BrushStroke>
          </p>
        </>
      )}
    </Walls>
  );
}
