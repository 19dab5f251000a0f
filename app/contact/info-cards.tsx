import type { InfoCard } from '#content/contact.ts';
import styles from './info-cards.module.css';

const signs: Record<InfoCard['kind'], string[]> = {
  address: [
    'M12.100 21.500C8 16.500 5 12.900 5 9.300 5 5.500 8.100 2.700 12 2.700s7 2.900 7 6.600c0 3.600-2.900 7.200-6.900 12.200z',
    'M14.500 9.300c0 1.400-1 2.400-2.500 2.400s-2.500-1-2.500-2.400S10.500 7 12 7s2.500.9 2.500 2.300z',
  ],
  email: [
    'M2.600 5.600c6.300-.5 12.500-.5 18.800 0 .4 4.300.4 8.600 0 13-6.300.4-12.500.4-18.800 0-.4-4.400-.4-8.700 0-13z',
    'M3 6.300c2.800 3 5.800 5.400 9 7.200 3.200-1.800 6.200-4.300 9-7.200',
  ],
  phone: [
    'M6.200 2.800 9.600 8 7.300 10.300c1.500 2.900 3.500 5 6.400 6.500l2.400-2.200 5 3.500c-.9 2.400-2.600 3.600-4.800 3.200' +
      'C9.200 19.900 4.400 14.900 2.900 7.700c-.4-2.300.9-4.100 3.300-4.900z',
  ],
};

/** Class address, email, phone: three cards pinned beside the form. */
export function InfoCards({ cards }: { cards: readonly InfoCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ kind, title, lines, href, note }) => (
        <li key={kind} className={styles[kind]}>
          <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
            {signs[kind].map((path) => (
              <path key={path} d={path} />
            ))}
          </svg>
          <div>
            <h2>{title}</h2>
            {href === null ? (
              <address>
                {lines.map((line) => (
                  <span key={line}>{line} </span>
                ))}
              </address>
            ) : (
              <a href={href}>{lines.join(' ')}</a>
            )}
            {note !== null && <p>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
