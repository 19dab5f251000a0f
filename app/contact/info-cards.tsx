import { useSchool } from '#app/school.ts';
import styles from './info-cards.module.css';

/** The phone number with buttons for a call and a chat; it looks like a painted sign. */
export function PhoneCard({ className }: { className?: string | undefined }) {
  const { phone, hours, whatsApp } = useSchool();
  return (
    <section className={`${styles.sign} ${className ?? ''}`}>
      <h2>Phone</h2>
      <a className={styles.number} href={phone.href}>
        {phone.text}
      </a>
      <p>{hours}</p>
      {/* Both the number and this button call the school. */}
      <p className={styles.links}>
        <a className={styles.call} href={phone.href} aria-label={`Call ${phone.text}`}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M6.200 2.800 9.600 8 7.300 10.300c1.500 2.900 3.500 5 6.400 6.500l2.400-2.200 5 3.500c-.9 2.400-2.600 3.600-4.800 3.200C9.200 19.900 4.400 14.900 2.900 7.700c-.4-2.300.9-4.100 3.300-4.900z" />
          </svg>
          Call
        </a>
        <a className={styles.chat} href={whatsApp.href} rel="noreferrer">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M3.200 20.800c.5-1.700 1-3.300 1.400-4.900C1.500 10.500 5.200 3.200 12.100 3c5.200 0 9 4 8.900 9-.2 7-7.700 10.900-13.200 7.500-1.500.4-3.100.8-4.600 1.300zM8.600 10.200h.1M12.100 10.200h.1M15.600 10.200h.1" />
          </svg>
          WhatsApp
        </a>
      </p>
    </section>
  );
}

/** The email address; it looks like a letter in a letter box. */
export function EmailCard({ note }: { note: string }) {
  const { email } = useSchool();
  return (
    <section className={styles.box}>
      <h2>Email</h2>
      <a href={email.href}>{email.text}</a>
      <p>{note}</p>
    </section>
  );
}

interface AddressCardProps {
  /** The number of the house; empty if it has none. */
  number: string;
  /** The rest of the address. */
  lines: readonly string[];
  note: string;
}

/** The postal address; it looks like an enamel number plate. */
export function AddressCard({ number, lines, note }: AddressCardProps) {
  return (
    <section className={styles.plate}>
      <div className={styles.enamel}>
        <h2>Class address</h2>
        <address>
          {number !== '' && (
            <b>
              {number}
              <span className="visually-hidden">, </span>
            </b>
          )}
          <span>
            {lines.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </span>
        </address>
      </div>
      <p>{note}</p>
    </section>
  );
}
