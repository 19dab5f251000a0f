import type { Documents } from '#contract/site/documents.ts';

/** The workshop page (docs/specification.md, section 2, /workshop and weekend workshops). */
export const workshop: Documents['workshop'] = {
  title: { text: 'Our Art Workshop', keyWord: 'Workshop' },
  fee: 400,
  lead:
    'One Sunday afternoon, one thing made from start to finish: Rs. {workshop.fee}/- a person, with all ' +
    'materials. Parents and children can share a table. You do not have to be enrolled in a course.',
  work: 'workshop-watercolour',
  facts: [
    { term: 'Fee', text: 'Rs. {workshop.fee}/- a person for the afternoon, materials included' },
    { term: 'When', text: 'Sundays, 1:30 to 3 pm' },
    { term: 'Where', text: '{school.street}, {school.neighbourhood}, {school.city}' },
    { term: 'For whom', text: 'From six years; some need older hands, see below' },
    { term: 'Bring', text: 'Only an old shirt' },
    { term: 'Booking', text: 'By Friday; full refund if you cancel 48 hours before' },
  ],
  afternoon: {
    title: { text: 'How the afternoon goes', keyWord: 'afternoon' },
    parts: [
      {
        time: '1:30',
        title: 'Look',
        text:
          'Everyone holds a finished piece: a mirror relief, a pane of glass, a pot. Each person says one thing they ' +
          'see.',
      },
      {
        time: '1:45',
        title: 'Try',
        text: 'You make a small one on waste paper or spare clay, only for practice.',
      },
      {
        time: '2:00',
        title: 'Make',
        text: 'You have almost an hour for the real one. The teacher makes her own beside you.',
      },
      {
        time: '2:50',
        title: 'Show',
        text: 'All the work stands on the shelf for ten minutes, and everybody looks. Then you take yours home.',
      },
    ],
  },
  year: {
    title: { text: 'What we make', keyWord: 'make' },
    note:
      'One workshop a month, on every Sunday of that month. Each one is held twice a year, so you can come for it ' +
      'again.',
    days: 'Sundays',
    length: '1½ hours',
    workshops: [
      {
        title: 'Lippan mirror work',
        months: ['January', 'July'],
        text: 'Mirrors in mud: clay ropes and small mirrors on a round board, like the Lippan walls of Kutch.',
        takeHome: 'A medallion as wide as a dinner plate',
        ages: '8 and older',
        pigment: 'geru',
        work: 'workshop-lippan',
        room: '/clay',
      },
      {
        title: 'Quilled flowers',
        months: ['February', 'August'],
        text: 'Paper strips are rolled on a needle and glued. The first coil is crooked; by the tenth you can make a petal.',
        takeHome: 'A card with a flower that stands up',
        ages: '7 and older',
        pigment: 'jamun',
        work: 'workshop-quilling',
        room: '/sculpture',
      },
      {
        title: 'Warli dancers',
        months: ['March', 'September'],
        text:
          'White paint and a thin stick on brown paper. We learn the Warli figure, two triangles, and paint a circle ' +
          'of dancers.',
        takeHome: 'A Warli painting, with you as one of the dancers',
        ages: '6 and older',
        pigment: 'rani',
        work: 'warli-dance',
        room: '/painting',
      },
      {
        title: 'Glass for the window',
        months: ['April', 'October'],
        text: 'Black liner, three glass paints and a pane the size of a postcard.',
        takeHome: 'A pane to hang in the sun',
        ages: '9 and older',
        pigment: 'mor',
        work: 'glass-turtle',
        room: '/glass',
      },
      {
        title: 'Art from waste',
        months: ['May', 'November'],
        text: 'Bring old CDs, caps and boxes from home. We bring cutters, wire and glue, and decide together what to make.',
        takeHome: 'A fish, a robot or a flower made from waste',
        ages: '6 and older',
        pigment: 'sindoor',
        work: 'waste-cd-fish',
        room: '/waste',
      },
      {
        title: 'A pot without a wheel',
        months: ['June', 'December'],
        text:
          'You lay coil on coil and press the joints closed with your thumb. It dries here for a week, then you ' +
          'collect it.',
        takeHome: 'A pot, one week later',
        ages: '6 and older',
        pigment: 'geru',
        work: 'workshop-clay',
        room: '/clay',
      },
    ],
  },
  end: {
    title: 'Try one at home first',
    text: 'A short film shows how to paint a lake at sunset in twelve steps. You need only one big brush.',
  },
};
