import type { Documents } from '#contract/site/documents.ts';

export const home: Documents['home'] = {
  hero: {
    proof: '{home.statistics.items.0.to}+ students, one teacher for 13+ years.',
    explore: { label: 'Explore more', href: '/workshop' },
    enrol: { label: 'Enroll Now', href: '/Formenroll' },
    works: ['oil-painted-wall', 'glass-peacock', 'crayon-family', 'clay-horse'],
  },
  prices: { title: 'Courses and fees', note: 'Two classes a week, for one year.' },
  ageWorks: [
    {
      course: 'junior-beginner',
      works: ['oil-pastel-pond', 'finger-paint-tree', 'felt-pen-cat', 'quilling-snail'],
    },
    {
      course: 'junior-learner',
      works: ['poster-kites', 'glass-turtle', 'colour-pencil-vegetables', 'waste-robot'],
    },
    {
      course: 'senior-seeker',
      works: ['gouache-terraces', 'gond-deer', 'ink-bicycle', 'watercolour-window'],
    },
    {
      course: 'sr-expressors',
      works: ['oil-marigold-seller', 'digital-rooftop', 'watercolour-pomegranate', 'watercolour-himalaya'],
    },
  ],
  introduction: {
    text:
      'Small groups paint, draw and build with clay every Saturday and Sunday. One teacher looks at every drawing, ' +
      'and finished work goes up on the wall.',
    about: { label: 'About Us', href: '/about' },
    gridTitle: 'About Our Artistic Classes',
  },
  /** In the specification's order. */
  categories: [
    { title: 'Painting', link: '/painting', pigment: 'rani' },
    { title: 'Landscapes', link: '/landscapes', pigment: 'patta' },
    { title: 'Paper Craft', link: '/paper_craft', pigment: 'haldi' },
    { title: 'Clay Work', link: '/clay', pigment: 'geru' },
    { title: 'Quilling', link: '/sculpture', pigment: 'jamun' },
    { title: 'Glass Painting', link: '/glass', pigment: 'mor' },
    { title: 'Best Out of Waste', link: '/waste', pigment: 'sindoor' },
    { title: 'Mixed Media', link: '/mixed_media', pigment: 'neel' },
  ],
  gallery: {
    title: { text: 'On the wall', keyWord: 'wall' },
    /** In the specification's order. */
    tiles: [
      {
        title: 'Paper Craft',
        work: 'papercut-elephants',
        description: 'A forest cut out of paper.',
        link: '/paper_craft',
      },
      {
        title: 'Clay',
        work: 'clay-owl',
        description: 'An owl with leaf feathers.',
        link: '/clay',
      },
      {
        title: 'Paintings',
        work: 'madhubani-fish',
        description: 'Two fish, every gap filled.',
        link: '/painting',
      },
      {
        title: 'Landscapes',
        work: 'oil-flame-trees',
        description: 'A gulmohar road in May.',
        link: '/landscapes',
      },
      {
        title: 'Glass Painting',
        work: 'glass-shikara',
        description: 'A boat on Dal Lake.',
        link: '/glass',
      },
      {
        title: 'Quilling',
        work: 'quilling-bouquet',
        description: 'Flowers of paper strips.',
        link: '/sculpture',
      },
      {
        title: 'Mixed Media',
        work: 'mixed-media-tree',
        description: 'A tree of eleven papers.',
        link: '/mixed_media',
      },
      {
        title: 'Fabric Paint',
        work: 'fabric-hibiscus',
        description: 'Hibiscus on printed cotton.',
        link: '/InstructorArtPage',
      },
      {
        title: 'Best of Waste',
        work: 'best-of-waste',
        description: 'A garden of bottle caps.',
        link: '/waste',
      },
    ],
  },
  courses: { title: { text: 'Our Courses...', keyWord: 'Courses' } },
  feature: { title: { text: 'All the things you need in an Art Class', keyWord: 'Art Class' } },
  enrol: {
    title: { text: 'Enroll & Explore', keyWord: 'Explore' },
    link: { label: 'Enroll Now', href: '/Formenroll' },
    steps: [
      {
        title: 'Visit the enrolment page',
        description: 'Choose the course for the age. Applying costs Rs.0.',
        href: '/Formenroll',
      },
      {
        title: 'Fill the enrolment form',
        description: 'One form for each child: name, birthday, school and your phone number.',
        href: null,
      },
      {
        title: 'Book your slot',
        description: 'We call you within {school.replyTime} and agree on the first class.',
        href: null,
      },
    ],
  },
  shapes: {
    title: { text: 'Shapes Born from Creative Touch', keyWord: 'Touch' },
    items: [
      {
        work: 'clay-turtle',
        title: 'Pressed',
        description: 'A clay turtle. Bottle caps, leaves and a comb made the pattern.',
        additionalText: 'Pinched stoneware · Arjun, 8',
      },
      {
        work: 'lippan-medallion',
        title: 'Set',
        description: 'Lippan mirror work: small mirrors set in white clay, as on walls in Kutch.',
        additionalText: 'After Lippan, on board · {school.teacher}',
      },
      {
        work: 'quilling-koi',
        title: 'Curled',
        description: 'Two fish made of curled paper strips that stand on edge.',
        additionalText: 'Quilled paper · Neel, 13',
      },
      {
        work: 'mosaic-kingfisher',
        title: 'Laid',
        description: 'Small pieces of tile, laid in the direction of the feathers.',
        additionalText: 'Mosaic · Meher, 14',
      },
    ],
  },
  statistics: {
    title: 'Trusted by Hundreds Students and Parents',
    items: [
      { label: 'Total Students', from: 100, to: 136, suffix: '+' },
      { label: 'International Students', from: 10, to: 18, suffix: '+' },
      { label: 'Awards Winning', from: 1, to: 3, suffix: '+' },
    ],
  },
};
