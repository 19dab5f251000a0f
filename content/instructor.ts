import type { Documents } from '#contract/site/documents.ts';

/** The teacher: biography, years, education, philosophy, skills (docs/specification.md, section 2, Instructor). */
export const instructor: Documents['instructor'] = {
  role: 'Art teacher and painter, {school.city}',
  portrait: { picture: 'portrait-meenakshi', alt: '{school.teacher}, painted in ink and wash' },
  lead:
    'In the house where she grew up, a new picture was drawn on the floor every morning, in rice flour. By noon ' +
    'people had walked over it. She says that is where she learned to finish a drawing and to begin the next.',
  biography: [
    '{school.teacherFirstName} studied painting and taught drawing in schools, forty to a class, with one box of ' +
      'colours for four children. In {school.founding.year} she put a mat on the floor of a rented room in ' +
      '{school.neighbourhood}, {school.city}, and taught four of them there on Saturdays.',
    'Today the room is bigger, and students come from four years to adults. She still teaches every class ' +
      'herself, in class and online, and sharpens the pencils on Friday night.',
  ],
  years: { number: '13+', text: 'years of teaching' },
  philosophy: {
    quote:
      'I never draw on a child’s paper. I take my own sheet, sit beside the child, and make my own mistakes.',
    text:
      'A drawing belongs to the person who made it. So the teacher never corrects it with her own hand, nothing is ' +
      'thrown away because it is crooked, and we ask “what do you see?” more often than “what is it?”.',
  },
  education: [
    { title: 'Bachelor of Fine Arts, painting', text: 'Four years of drawing, painting and art history.' },
    { title: 'Diploma in Art Education', text: 'How children learn to draw, from four to sixteen.' },
    {
      title: 'Certificate, Madhubani and Lippan',
      text: 'Learned from women who paint the walls of their houses.',
    },
  ],
  skills: [
    { name: 'Watercolour', pigment: 'neel' },
    { name: 'Oil and knife', pigment: 'sindoor' },
    { name: 'Pencil and ink', pigment: 'jamun' },
    { name: 'Clay by hand', pigment: 'geru' },
    { name: 'Glass painting', pigment: 'mor' },
    { name: 'Madhubani', pigment: 'rani' },
    { name: 'Warli and Gond', pigment: 'geru' },
    { name: 'Lippan', pigment: 'haldi' },
    { name: 'Fabric painting', pigment: 'jamun' },
    { name: 'Quilling and paper', pigment: 'patta' },
    { name: 'Digital drawing', pigment: 'neel' },
  ],
  ownWorks: {
    title: { text: 'Her own work', keyWord: 'work' },
    works: ['fabric-cranes', 'lippan-camel'],
  },
};
