import styles from './thumbnail.module.css';

/** A small picture beside its name. Its place is kept while it loads, and when nothing is chosen. */
export function Thumbnail({ address }: { address: string | undefined }) {
  return (
    <span className={styles.thumbnail}>
      {address !== undefined && (
        <img key={address} src={address} alt="" width={72} height={72} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
