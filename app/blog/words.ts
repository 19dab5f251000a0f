/** The words between the posts, the same at every school. */
export const blogWords = {
  /** Shown before an author's name. */
  by: 'By',
  read: 'Read on',
  parts: 'In this piece',
  next: 'The next piece',
  all: 'All pieces',
  feed: 'New pieces also come by',
  reading: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
} as const;
