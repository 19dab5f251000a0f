/** The options of the colour scheme; null is the scheme of the system. */
export interface Schemes {
  legend: string;
  options: readonly { scheme: 'light' | 'dark' | null; label: string }[];
}

export const schemes: Schemes = {
  legend: 'Light',
  options: [
    { scheme: null, label: 'As my device' },
    { scheme: 'light', label: 'Day' },
    { scheme: 'dark', label: 'Evening' },
  ],
};
