import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { listChildrenInClass, type OfficeChild } from '#contract/school/photo-consent.ts';
import { weekdayOf } from '#contract/school-time.ts';
import { queryOf } from '../office-query.tsx';
import { labelsOf } from './whom.ts';
import styles from './whom-field.module.css';

/** The children who were probably in class. All pictures of a page share them. */
export const inClassQuery = queryOptions({ ...queryOf(listChildrenInClass), staleTime: 60_000 });

/** How many are shown at first: four rows on a phone. */
const shownAtFirst = 8;

interface InClassChoicesProps {
  /** The children that are offered above. */
  again: readonly OfficeChild[];
  /** The ids of those that are chosen already. */
  known: ReadonlySet<string>;
  onChoose: (child: OfficeChild) => void;
}

/** The children who were in class, each chosen with one tap. There is nothing when nobody was, or the list could not be loaded. */
export function InClassChoices({ again, known, onChoose }: InClassChoicesProps) {
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { data } = useQuery(inClassQuery);
  const isKnown = ({ _id }: OfficeChild) => known.has(_id) || again.some((each) => each._id === _id);
  const children = data?.items.filter((child) => !isKnown(child)) ?? [];
  if (data === undefined || data.day === null || children.length === 0) return null;
  const labelOf = labelsOf([...data.items, ...again]);
  return (
    <div className={styles.inClass}>
      <p id={headingId}>In class {data.isToday ? 'today' : `on ${weekdayOf(data.day)}`}</p>
      <ul className={styles.again} aria-labelledby={headingId}>
        {children.slice(0, showsAll ? undefined : shownAtFirst).map((child) => (
          <li key={child._id}>
            <button type="button" data-leaves dir="auto" onClick={() => onChoose(child)}>
              {labelOf(child)}
            </button>
          </li>
        ))}
        {children.length > shownAtFirst && (
          <li>
            <button type="button" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Fewer' : 'More'}
              <span className="visually-hidden"> children in class</span>
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
