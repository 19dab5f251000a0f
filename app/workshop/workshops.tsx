import { Fragment } from 'react';
import { Link } from '#app/ui/text/page-link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { LightboxLink } from '#app/lightbox/lightbox-link.tsx';
import { LightboxProvider } from '#app/lightbox/lightbox-provider.tsx';
import type { Work } from '#contract/site/content.ts';
import type { ShownWorkshop } from './shown-workshop.ts';
import styles from './workshops.module.css';

/** The width of a picture in pixels, for a maximum width of 350 and a maximum height of 330. */
const widthOf = ({ picture: { width, height } }: Work) => Math.round(Math.min(350, (330 * width) / height));

interface WorkshopsProps {
  workshops: readonly ShownWorkshop[];
  /** The day and the length of every workshop. */
  days: string;
  length: string;
}

/** The workshops of the year, each with a work, its months, and what students take home. */
export function Workshops({ workshops, days, length }: WorkshopsProps) {
  return (
    <LightboxProvider works={workshops.map(({ work }) => work)}>
      <ol className={styles.workshops}>
        {workshops.map(({ title, months, text, takeHome, ages, pigment, work, room }) => (
          <li key={title} style={{ '--pigment': `var(--${pigment}-text)`, '--wide': `${widthOf(work)}px` }}>
            <div className={styles.work}>
              <Picture
                picture={work.picture}
                alt={work.alt}
                sizes={`(width < 600px) 45vw, ${widthOf(work)}px`}
              />
              <LightboxLink work={work} />
            </div>
            <div className={styles.head}>
              <p className={styles.leaf}>
                <span>{days}</span>
                {months.map((month) => (
                  <Fragment key={month}>
                    {' '}
                    <b>{month}</b>
                  </Fragment>
                ))}
              </p>
              <h3>{title}</h3>
              <p className={styles.ages}>
                {ages} · {length}
              </p>
            </div>
            <div className={styles.words}>
              <p>{text}</p>
              <p className={styles.home}>
                <span>You take home</span> {takeHome}
              </p>
              {room === null ? null : <Link to={room.href}>{room.label}</Link>}
            </div>
          </li>
        ))}
      </ol>
    </LightboxProvider>
  );
}
