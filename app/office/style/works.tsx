import type { Work as WorkContent } from '#contract/site/content.ts';
import { Dado } from '#app/ui/picture/dado.tsx';
import { Work } from '#app/lightbox/work.tsx';
import styles from './style.module.css';
import { Walls } from './walls.tsx';

const ways = ['cord', 'pin', 'tape', 'plain'] as const;

/** Works in every way of hanging, and the dado. */
export function Works({ works }: { works: readonly WorkContent[] }) {
  return (
    <Walls title="Works" isWide>
      {() => (
        <>
          <div className={styles.works}>
            {works.map((work, at) => (
              <Work
                key={work.title}
                work={work}
                hung={ways[at] ?? 'plain'}
                sizes="(max-width: 749px) 44vw, 260px"
              />
            ))}
          </div>
          <Dado people="between" className={styles.dado} />
        </>
      )}
    </Walls>
  );
}
