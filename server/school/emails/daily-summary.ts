import { defineEmail } from './email.ts';

/** A line of the summary, such as "New applications: 2". */
export type SummaryLine = readonly [name: string, value: string];

/** To the school in the morning: what is open. */
export const dailySummary = defineEmail<{ lines: readonly SummaryLine[] }>({
  sentWhen: 'at 8 in the morning, if anything is open: to the school',
  about: () => 'summary',
  standing: 'state',
  write: ({ schoolEmail, publicUrl }, { lines }) => ({
    to: schoolEmail,
    subject: 'What is open today',
    paragraphs: ['Good morning. This is what waits for you today.', `Open the office: ${publicUrl}/office`],
    details: lines,
  }),
  samples: [
    {
      lines: [
        ['Late answers', '1'],
        ['Trial classes today', '4:30 pm: Asha Verma, age 7, Junior Beginner'],
        ['New applications', '2'],
      ],
    },
  ],
});
