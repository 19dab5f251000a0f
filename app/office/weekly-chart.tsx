import { useEffect, useRef } from 'react';
import type { OverviewWeeks } from '#contract/overview.ts';
import { countNames, counts } from './weekly-words.ts';
import styles from './overview.module.css';

/** A line for each number of the last weeks. The library loads only here; the table beside it has the same numbers. */
export function WeeklyChart({ starts, total }: Pick<OverviewWeeks, 'starts' | 'total'>) {
  const frame = useRef<HTMLDivElement>(null);
  const legend = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const [element, swatches] = [frame.current, legend.current];
    if (element === null || swatches === null) return undefined;
    let remove: (() => void) | undefined;
    let isCurrent = true;
    async function draw(place: HTMLElement, colours: HTMLElement) {
      const { drawWeeklyChart } = await import('./draw-weekly-chart.ts');
      if (!isCurrent) return;
      remove?.();
      remove = drawWeeklyChart(place, { starts, lines: counts.map((name) => total[name]), colours });
    }
    const redraw = () => void draw(element, swatches);
    // A canvas does not follow the colours of the page, which change with the system or by the visitor's choice.
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', redraw);
    const chosen = new MutationObserver(redraw);
    chosen.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
    redraw();
    return () => {
      isCurrent = false;
      chosen.disconnect();
      dark.removeEventListener('change', redraw);
      remove?.();
    };
  }, [starts, total]);

  return (
    <div className={styles.chart}>
      <ul ref={legend} className={styles.legend}>
        {counts.map((name) => (
          <li key={name} data-line={name}>
            {countNames[name]}
          </li>
        ))}
      </ul>
      <div
        ref={frame}
        className={styles.frame}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the chart is a canvas that the library makes
        role="img"
        aria-label={`A line chart of the last ${starts.length} weeks. The table has the same numbers.`}
      />
    </div>
  );
}
