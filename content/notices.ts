/** What a class makes on one day. The home and classes pages show the next notice until its day has passed. */
export interface DatedNotice {
  /** yyyy-mm-dd */
  day: string;
  text: string;
}

export const datedNotices: readonly DatedNotice[] = [
  { day: '2026-11-28', text: '9:30 am: clay owls' },
  { day: '2026-12-05', text: '9:30 am: paper stars' },
  { day: '2026-12-12', text: '9:30 am: glass jars' },
  { day: '2026-12-19', text: '9:30 am: paper kites' },
  { day: '2026-12-26', text: '9:30 am: Warli cards' },
  { day: '2027-01-02', text: '9:30 am: clay masks' },
  { day: '2027-01-09', text: '9:30 am: kites to fly' },
];

/** `soon` is the word before the weekday of a notice in the coming week; a later one shows its date. */
export const noticeWords = { soon: 'This' } as const;
