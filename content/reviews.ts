import type { Documents } from '#contract/site/documents.ts';

/** The guest book with eight reviews (docs/specification.md, section 2, Reviews). The portraits are by older students. */
export const reviews: Documents['reviews'] = {
  title: { text: 'The guest book', keyWord: 'book' },
  lead: 'What parents and students say. The names, pictures and words were made for this site.',
  reviews: [
    {
      name: 'Shalini Rao',
      relation: 'mother of Ira, 9',
      quote: 'Ira used to say she cannot draw. Now our fridge has no free corner.',
      portrait: 'portrait-shalini',
      hand: 'office',
      ink: 'neel',
    },
    {
      name: 'Gurdeep Singh',
      relation: '69, Sr. Expressors',
      quote: 'I began at sixty-eight. The teacher said, good, your hand has a lot to tell.',
      portrait: 'portrait-gurdeep',
      hand: 'fountain',
      ink: 'jamun',
    },
    {
      name: 'Mitali Deshpande',
      relation: '12, Senior Seeker',
      quote: 'I wanted to learn horses. We did pots for two months. Then I could draw horses.',
      portrait: 'portrait-mitali',
      hand: 'school',
      ink: 'mor',
    },
    {
      name: 'Neel Banerjee',
      relation: '17, portfolio preparation',
      quote: 'My portfolio got me into the design school I wanted. The owl was the one they asked about.',
      portrait: 'portrait-neel',
      hand: 'draughtsman',
      ink: 'geru',
    },
    {
      name: 'Lakshmi Nair',
      relation: 'mother of Advait, 10, online from Muscat',
      quote: 'I feared he would be forgotten in a box on a screen. He never was.',
      portrait: 'portrait-lakshmi',
      hand: 'round',
      ink: 'neel',
    },
    {
      name: 'Balwant Gill',
      relation: 'grandfather of Zoya and Kabir',
      quote: 'I came to fetch them and was given a brush while I waited. I now come early.',
      portrait: 'portrait-balwant',
      hand: 'office',
      ink: 'patta',
    },
    {
      name: 'Ridhima Jain',
      relation: '10, Junior Learner',
      quote: 'I like the rolling part best, and I was allowed to choose all the colours.',
      portrait: 'portrait-ridhima',
      hand: 'school',
      ink: 'rani',
    },
    {
      name: 'Rehan Mathew',
      relation: '15, Senior Seeker',
      quote: 'Nobody says “nice” here. They say what they see, and that is better.',
      portrait: 'portrait-rehan',
      hand: 'print',
      ink: 'neel',
    },
  ],
  end: {
    title: 'Come and see for yourself.',
    text: 'The first class is free for first-time students.',
    link: { label: 'Book a free trial class', href: '/trial' },
  },
};
