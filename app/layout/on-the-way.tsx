import { useNavigation } from 'react-router';
import styles from './on-the-way.module.css';

/** A stroke of turmeric along the top while the next page is fetched; on a quick line nobody sees it. */
export function OnTheWay() {
  const isFetching = useNavigation().state === 'loading';
  return (
    <output className={styles.place}>
      {isFetching && (
        <>
          <span className="visually-hidden">The page is on its way.</span>
          <span className={styles.stroke} />
        </>
      )}
    </output>
  );
}
