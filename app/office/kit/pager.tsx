import { Arrow } from '#app/ui/picture/arrow.tsx';
import { usePageHeading } from './page-heading.ts';
import styles from './pager.module.css';

interface PagerProps {
  /** The number of rows on a page. */
  length: number;
  total: number;
  current: number;
  onTurn: (page: number) => void;
}

/** The number of pages of a list: one when it is empty. */
export const pageCount = (total: number, length: number): number => Math.max(1, Math.ceil(total / length));

/** Pagination: the range of visible rows and buttons for the other pages. Page numbers start at 0. */
export function Pager({ length, total, current, onTurn }: PagerProps) {
  const [, focusOnHeading] = usePageHeading();
  const first = current * length;
  const pages = pageCount(total, length);
  function turn(to: number) {
    onTurn(to);
    focusOnHeading();
  }
  return (
    <div className={styles.end}>
      <output>
        {first + 1} to {Math.min(first + length, total)} of {total}
      </output>
      {pages > 1 && (
        <nav aria-label="Pages" className={styles.pages}>
          <button
            type="button"
            aria-label="Previous page"
            disabled={current === 0}
            onClick={() => turn(current - 1)}
          >
            <Arrow back />
          </button>
          {pagesNear(current, pages).map((page) => (
            <button
              key={page}
              type="button"
              aria-label={`Page ${page + 1}`}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => turn(page)}
            >
              {page + 1}
            </button>
          ))}
          <button
            type="button"
            aria-label="Next page"
            disabled={current === pages - 1}
            onClick={() => turn(current + 1)}
          >
            <Arrow />
          </button>
        </nav>
      )}
    </div>
  );
}

/** At most five pages around the current one, because more do not fit on a phone. */
function pagesNear(current: number, pages: number): number[] {
  const start = Math.max(0, Math.min(current - 2, pages - 5));
  return Array.from({ length: Math.min(5, pages) }, (_, index) => start + index);
}
