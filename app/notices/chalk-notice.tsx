import { useState } from 'react';
import { useHydrated } from '#app/ui/hydrated.ts';
import { datedNotices, type DatedNotice } from '#content/notices.ts';
import styles from './chalk-notice.module.css';
import { dayOfNotice, nextNotice } from './upcoming-notices.ts';

/** Makes a prerendered page show the date ('Saturday 5 Dec') and never 'This Saturday', as it may be read days later. */
const longAgo = new Date(0);

interface ChalkNoticeProps {
  /** The notice that was next when the page was prerendered. */
  prerendered: DatedNotice | null;
  className?: string | undefined;
}

/** The next dated notice in chalk lettering; nothing if all dates have passed. */
export function ChalkNotice({ prerendered, className }: ChalkNoticeProps) {
  const isHydrated = useHydrated();
  const [now] = useState(() => new Date());
  const notice = isHydrated ? nextNotice(datedNotices, now) : prerendered;
  if (notice === null) return null;
  return (
    <p className={`${styles.chalk} ${className ?? ''}`}>
      <b>{dayOfNotice(notice, isHydrated ? now : longAgo)}</b> <span>{notice.text}</span>
    </p>
  );
}
