import type { Question } from '#contract/site/faq.ts';
import { vocabulary, type Thing } from './thing.ts';

/** Questions with their answers as plain text (Google Search: FAQ). */
export const faqPage = (questions: readonly Question[]): Thing => ({
  ...vocabulary,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {
      '@type': 'Answer',
      text: answer.map((part) => (typeof part === 'string' ? part : part.label)).join(''),
    },
  })),
});
