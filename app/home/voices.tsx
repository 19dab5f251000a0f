import { MoreLink } from '#app/ui/text/link.tsx';
import { homeWords as words } from './words.ts';
import styles from './voices.module.css';

export interface VoicesProps {
  /** The first entries of the guest book. */
  voices: readonly { name: string; relation: string; quote: string }[];
}

/** What two people say about the classes, and the way to the guest book. */
export function Voices({ voices }: VoicesProps) {
  return (
    <div className={styles.voices}>
      {voices.map(({ name, relation, quote }) => (
        <figure key={name}>
          <blockquote>“{quote}”</blockquote>
          <figcaption>
            {name}, {relation}
          </figcaption>
        </figure>
      ))}
      <MoreLink to="/Reviews">{words.guestBook}</MoreLink>
    </div>
  );
}
