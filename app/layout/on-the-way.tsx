import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './on-the-way.module.css';

/** A page that comes sooner says its heading, and a word before it would only be in the way. */
const spokenAfter = 1000;

/** A stroke of turmeric along the top while the next page is fetched; on a quick line nobody sees or hears of it. */
export function OnTheWay() {
  const isFetching = useNavigation().state === 'loading';
  return (
    <div className={styles.place} aria-live="polite">
      {isFetching && <Stroke />}
    </div>
  );
}

function Stroke() {
  const [isSpoken, setSpoken] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(true), spokenAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {isSpoken && <span className="visually-hidden">The page is on its way.</span>}
      <span className={styles.stroke} />
    </>
  );
}
