import { useState } from 'react';
import { useHydrated } from '#app/ui/page/hydrated.ts';
import styles from './chalk-notice.module.css';
import type { DatedNotice } from './dated-notices.ts';
import { dayOfNotice, upcomingNotices } from './upcoming-notices.ts';

/** Makes a prerendered page show the date ('Saturday 5 Dec') and never 'This Saturday', as it may be read days later. */
const longAgo = new Date(0);

interface ChalkNoticeProps {
  /** The upcoming notices when the page was prerendered, the next one first. */
  notices: readonly DatedNotice[];
  className?: string | undefined;
}

/** The next dated notice in chalk lettering; nothing if all dates have passed. */
export function ChalkNotice({ notices, className }: ChalkNoticeProps) {
  const isHydrated = useHydrated();
  const [now] = useState(() => new Date());
  const [notice] = isHydrated ? upcomingNotices(notices, now) : notices;
  if (notice === undefined) return null;
  return (
    <p className={`${styles.chalk} ${className ?? ''}`}>
      <b>{dayOfNotice(notice, isHydrated ? now : longAgo)}</b> <span>{notice.text}</span>
    </p>
  );
}
