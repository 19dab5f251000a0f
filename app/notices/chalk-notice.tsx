import { useState } from 'react';
import { useHydrated } from '#app/ui/hydrated.ts';
import { datedNotices, type DatedNotice } from '#content/notices.ts';
import styles from './chalk-notice.module.css';
import { dayOfNotice, nextNotice } from './next-notice.ts';

/** A day for which no notice is near: the prerendered page may be read days later, so it names the date. */
const longAgo = new Date(0);

interface ChalkNoticeProps {
  /** The notice that was next when the page was prerendered. */
  prerendered: DatedNotice | null;
  className?: string | undefined;
}

/** The next dated notice in chalk; nothing when all have passed. */
export function ChalkNotice({ prerendered, className }: ChalkNoticeProps) {
  const isLive = useHydrated();
  const [now] = useState(() => new Date());
  const notice = isLive ? nextNotice(datedNotices, now) : prerendered;
  if (notice === null) return null;
  return (
    <p className={`${styles.chalk} ${className ?? ''}`}>
      <b>{dayOfNotice(notice, isLive ? now : longAgo)}</b> <span>{notice.text}</span>
    </p>
  );
}
