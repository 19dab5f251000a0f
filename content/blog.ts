import type { Heading, Link } from './text.ts';
import { work, type Work } from './works.ts';

/** One block of an article's text. */
export type PostBlock =
  | { kind: 'paragraph'; text: string }
  /** `id` is the fragment in the URL. Do not change it when the text changes. */
  | { kind: 'subheading'; id: string; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'figure'; work: Work; caption: string };

/** One article with its author and date (docs/specification.md, section 2, Blog). */
export interface Post {
  slug: string;
  title: Heading;
  author: string;
  authorNote: string;
  /** yyyy-mm-dd */
  date: string;
  minutes: number;
  summary: string;
  work: Work;
  pageTitle: string;
  pageDescription: string;
  body: readonly PostBlock[];
}

/** A link to another website in the sidebar (docs/specification.md, section 2, Blog). */
export interface Reference {
  title: string;
  source: string;
  text: string;
  href: string;
}

export const blogTitle: Heading = { text: 'From the studio', keyWord: 'studio' };

/** The texts of the blog's header and between the articles. */
export const blogWords = {
  number: 'No. 3',
  /** Shown before an author's name. */
  by: 'By',
  strap: 'Articles for parents on children and art',
  read: 'Read on',
  minutes: 'minutes',
  parts: 'In this piece',
  next: 'The next piece',
  all: 'All pieces',
} as const;

/** The articles, the latest first. */
export const posts: readonly Post[] = [
  {
    slug: 'what-to-say-about-a-drawing',
    title: { text: 'What to say when a child shows you a drawing', keyWord: 'drawing' },
    author: 'Meenakshi Iyer',
    authorNote: 'Teacher at Showcase Art',
    date: '2026-11-08',
    minutes: 3,
    summary: 'After “beautiful” the child has nothing to answer. Four better things to say.',
    work: work('blog-showing'),
    pageTitle: 'What to say about your child’s drawing | Showcase Art',
    pageDescription:
      'Four things to say when a child shows you a drawing, three to leave out, and what to do with the growing pile. ' +
      'Notes from an art teacher.',
    body: [
      {
        kind: 'paragraph',
        text:
          'It happens at the door, while you hold a bag in each hand. A sheet of paper comes up to your face and ' +
          'somebody asks, “See?” You say it is beautiful. It is true, and the conversation is over.',
      },
      {
        kind: 'paragraph',
        text:
          'Children notice quickly that everything is beautiful. After that the word tells them nothing, and some ' +
          'begin to draw for the word: the same house, the same sun in the same corner, because it worked last ' +
          'time.',
      },
      { kind: 'subheading', id: 'say-what-you-see', text: 'Say what you see' },
      {
        kind: 'paragraph',
        text:
          'The best answer needs no knowledge of art. Look for five seconds, really look, and then name one thing ' +
          'that is there. Children can tell a real look from a polite one.',
      },
      {
        kind: 'list',
        items: [
          '“You used a lot of green down here.” Now they can tell you why.',
          '“This person has very long arms.” Perhaps she is reaching for something.',
          '“Which part did you do first?” Everyone likes to be asked how they worked.',
          '“Is there something outside the paper?” There usually is, and it is usually a dog.',
        ],
      },
      { kind: 'subheading', id: 'leave-out', text: 'Three things to leave out' },
      {
        kind: 'paragraph',
        text:
          '“What is it?” says that it failed to be something. Ask “Will you tell me about it?” instead, and accept ' +
          'that the answer may be “It is just lines.” Lines are fine. Until six or so the movement of the hand is ' +
          'the point, and the picture is what it leaves behind.',
      },
      {
        kind: 'figure',
        work: work('crayon-family'),
        caption:
          'The baby is in the air because the grass was full. Pihu told us when we asked; nobody would have guessed.',
      },
      {
        kind: 'paragraph',
        text:
          '“The sky does not look like that.” It does not; but a blue strip on top and white air below is how nearly ' +
          'every child in the world sees it for a few years. It goes away by itself, the week they notice that the ' +
          'sky comes down to the roofs.',
      },
      {
        kind: 'paragraph',
        text:
          '“Let me show you.” Please do not draw on their sheet. Take your own, sit beside them, and draw badly and ' +
          'happily. They learn more from watching you try than from a correction they did not ask for.',
      },
      { kind: 'subheading', id: 'the-pile', text: 'And the pile?' },
      {
        kind: 'paragraph',
        text:
          'Nobody can keep everything. Hang a string with six clothes pegs at the child’s own height. When a new ' +
          'drawing comes, the child decides which one goes into the folder. Once a year look through the folder ' +
          'together, oldest first. You will both see what no single drawing shows: the hand has grown up.',
      },
      {
        kind: 'paragraph',
        text:
          'Write the date on the back, and the sentence your child said about it. In ten years you will be glad of the ' +
          'picture, and even more of the sentence.',
      },
    ],
  },
  {
    slug: 'three-shapes-and-a-village',
    title: { text: 'Three shapes and a village: looking at Warli', keyWord: 'Warli' },
    author: 'Joseph Kurian',
    authorNote: 'Geography teacher, Sr. Expressors',
    date: '2026-10-19',
    minutes: 3,
    summary:
      'Circle, triangle, square: how Warli painters tell a story with three shapes, and how to look at it with a child.',
    work: work('blog-painted-house'),
    pageTitle: 'Looking at Warli painting with children | Showcase Art',
    pageDescription:
      'Where Warli painting comes from, how to read its circles, triangles and squares with a child, and a small try ' +
      'at home that stays respectful.',
    body: [
      {
        kind: 'paragraph',
        text:
          'A circle for the sun and the moon, a triangle for the mountain and the pointed tree, a square for a piece ' +
          'of ground that is set apart. The Warli people, an Adivasi community in Palghar and Thane and along the ' +
          'northern Sahyadri hills, have painted with these for longer than anyone has written it down.',
      },
      {
        kind: 'paragraph',
        text:
          'The paint is ground rice and water, sometimes with a little gum. The brush is a stick of bamboo chewed ' +
          'soft at one end. The paper is the wall of the house itself, brushed with earth and cow dung, often ' +
          'reddened with geru. For weddings it was the married women who painted, and the picture was part of the ' +
          'ceremony, not a decoration of it.',
      },
      { kind: 'subheading', id: 'jivya-soma-mashe', text: 'One man and a great many walls' },
      {
        kind: 'paragraph',
        text:
          'In the 1970s Jivya Soma Mashe began to paint every day, not only for weddings, and on paper and cloth. ' +
          'Through him the world learned of Warli painting. When your child sees dancers on a mug or a metro wall, ' +
          'it is good to know that they come from somewhere, and that the families there still paint.',
      },
      { kind: 'subheading', id: 'how-to-look', text: 'How to look, together' },
      {
        kind: 'list',
        items: [
          'Find one person. Which way is she moving, and how do you know? There is no face to help.',
          'Find the musician. In the middle of the dance somebody plays the tarpa, a long pipe made from a gourd.',
          'Count the animals. Then ask what each of them is doing there.',
          'Look for the biggest thing. It is hardly ever a person.',
          'Follow the circle of dancers with a finger. Has it an end?',
        ],
      },
      {
        kind: 'figure',
        work: work('warli-dance'),
        caption: 'One chain of dancers round the tarpa player. The girl with the dog is late for it.',
      },
      {
        kind: 'paragraph',
        text:
          'The last one matters. A spiral has no front row. Hens, bullocks, hills and people share one sheet and no ' +
          'one stands in front of anyone else. I teach geography, and I know few maps that explain a village so ' +
          'well.',
      },
      { kind: 'subheading', id: 'try-at-home', text: 'A small try at home' },
      {
        kind: 'paragraph',
        text:
          'Take a walk round the block first, no drawing. Each of you picks one thing that happened: a dog asleep, a ' +
          'bus that would not stop. At home take a brown paper bag, white poster paint and a matchstick, and ask ' +
          'which triangles, circles and lines it is made of. A person is two triangles, point to point.',
      },
      {
        kind: 'paragraph',
        text:
          'Use your own street, not their ceremonies: the wedding square with its goddess belongs to a Warli ' +
          'wedding. And write underneath “after Warli”. It takes two words to say thank you.',
      },
    ],
  },
  {
    slug: 'an-art-corner-in-a-small-flat',
    title: { text: 'An art corner in a small flat', keyWord: 'corner' },
    author: 'Shalini Rao',
    authorNote: 'Mother of Ira, 8',
    date: '2026-09-02',
    minutes: 3,
    summary:
      'One square metre, a tray and a towel. What we bought, what we did not need, and the rule that saved the sofa.',
    work: work('blog-corner'),
    pageTitle: 'An art corner for children in a small flat | Showcase Art',
    pageDescription:
      'How one family in Bhopal made a square metre for painting at home: what to buy first, what to skip, how to ' +
      'store it and how to keep it calm.',
    body: [
      {
        kind: 'paragraph',
        text:
          'We are four people in two rooms, and for a long time painting meant that I cleared the dining table, ' +
          'spread newspaper, found the colours, and was tired before anyone had begun. So we painted once a month. ' +
          'Then Ira’s teacher said a thing that changed it: children do not need more art material, they need it ' +
          'at hand.',
      },
      { kind: 'subheading', id: 'where', text: 'Where' },
      {
        kind: 'paragraph',
        text:
          'Ours is between the balcony door and the steel cupboard, one square metre. There is light from the left, ' +
          'which is right for a right-handed child; for a left-handed one turn the table round. The floor has a ' +
          'plastic sheet taped at the corners, and it stays. That is the whole secret: it stays.',
      },
      { kind: 'subheading', id: 'what-we-bought', text: 'What we bought' },
      {
        kind: 'list',
        items: [
          'Wax crayons, twelve good ones rather than forty-eight that break.',
          'Poster colours in red, yellow, blue, white and black. Every other colour can be mixed, and mixing is half ' +
            'the fun.',
          'Two brushes: one round, one flat and as wide as a finger.',
          'A ream of plain A4, and ten large sheets of thick paper for Sundays.',
          'A steel thali for a palette, a heavy glass that does not tip over, one old towel.',
          'Round-tipped scissors that really cut. Blunt ones only teach anger.',
        ],
      },
      {
        kind: 'paragraph',
        text:
          'What we did not need: glitter, a toy easel, colouring books, and the big wooden box with sixty things ' +
          'inside. The best drawer is free. It holds bottle caps, wool, wrapping paper, ice-cream sticks and the ' +
          'card from new shirts, and it is where our daughter goes first.',
      },
      {
        kind: 'figure',
        work: work('best-of-waste'),
        caption: 'What such a drawer can turn into on one wet Sunday.',
      },
      { kind: 'subheading', id: 'rules', text: 'The rules, all three of them' },
      {
        kind: 'list',
        items: [
          'Colour stays on the plastic sheet. On the sheet everything is allowed.',
          'One thing out, one thing back. Ira is eight and can do it; at five she could do it with a song.',
          'Brushes are washed before dinner and stood on their wooden ends, hair up.',
        ],
      },
      {
        kind: 'paragraph',
        text:
          'I put the corner away once, before guests came, and nobody drew for two weeks. Now the guests see it. ' +
          'Some of their children sit down there before they have said hello.',
      },
      {
        kind: 'paragraph',
        text:
          'The drawings dry on a string across the balcony door, and the evening sun comes through them. I would ' +
          'call it untidy, but I have stopped taking it down.',
      },
    ],
  },
];

export const referencesTitle = 'Good to read elsewhere';

/** The advertisement in the sidebar. */
export const advertisement: { title: string; text: string; link: Link } = {
  title: 'First class free',
  text: 'For first-time students, on Saturday or Sunday in Bhopal, or online.',
  link: { label: 'Book a trial class', href: '/contact?topic=trial#message' },
};

/** The texts about the RSS feed. */
export const feedWords = { text: 'New pieces also come by', label: 'RSS' } as const;

export const references: readonly Reference[] = [
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
];
