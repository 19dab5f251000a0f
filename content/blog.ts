import type { Documents } from '#contract/site/documents.ts';

/** The words around the posts (docs/specification.md, section 2, Blog). */
export const blog: Documents['blog'] = {
  title: { text: 'From the studio', keyWord: 'studio' },
  issue: 'No. {articles.number}',
  strap: 'Articles for parents on children and art',
  references: {
    title: 'Good to read elsewhere',
    list: [
      {
        title: 'Encyclopedia of Art',
        source: 'MAP Academy',
        text: 'Art of the Indian subcontinent; good on Warli, Mithila and Gond.',
        href: 'https://mapacademy.io/',
      },
      {
        title: 'Tate Kids',
        source: 'Tate, London',
        text: 'Artists and things to make, written for children who read by themselves.',
        href: 'https://www.tate.org.uk/kids',
      },
      {
        title: 'Heilbrunn Timeline of Art History',
        source: 'The Metropolitan Museum of Art',
        text: 'Short essays on every age and place, for the questions children ask at dinner.',
        href: 'https://www.metmuseum.org/toah/',
      },
    ],
  },
  advertisement: {
    title: 'First class free',
    text: 'For first-time students, on Saturday or Sunday in {school.city}, or online.',
    link: { label: 'Book a trial class', href: '/trial' },
  },
  feedTitle: '{school.name}: {blog.title.text}',
};
