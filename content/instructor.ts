import type { Pigment } from '#contract/course.ts';
import type { Heading, Link } from './text.ts';
import type { Picture } from './pictures/index.ts';
import { pictureOf, work, type Work } from './works.ts';

/** The one instructor: bio, years, education, philosophy, skills (SPEC 2, Instructor). */
export interface Instructor {
  name: string;
  title: Heading;
  role: string;
  portrait: Picture;
  lead: string;
  bio: readonly string[];
  years: { number: string; text: string };
  philosophy: { quote: string; text: string };
  education: readonly { title: string; text: string }[];
  skills: readonly { name: string; pigment: Pigment }[];
  works: readonly Work[];
  creations: Link;
  enrol: Link;
}

export const instructorWords = {
  breadcrumb: 'Instructor',
  education: 'Education and certifications',
  philosophy: 'Teaching philosophy',
  skills: 'Teaches',
  own: { text: 'From her own wall', keyWord: 'wall' },
} as const satisfies {
  breadcrumb: string;
  education: string;
  philosophy: string;
  skills: string;
  own: Heading;
};

export const instructor: Instructor = {
  name: 'Meenakshi Iyer',
  title: { text: 'Meenakshi Iyer', keyWord: 'Iyer' },
  role: 'Teacher and painter',
  portrait: pictureOf('portrait-meenakshi'),
  lead:
    'She grew up in a house where the floor was drawn new every morning, in rice flour, and walked away by noon. She ' +
    'says that is where she learned to finish things and let go of them.',
  bio: [
    'Meenakshi studied painting and taught drawing in schools, forty to a class, with one box of colours for four ' +
      'children. In 2014 she put a mat on the floor of a rented room in Arera Colony and asked four of them to ' +
      'come on Saturdays instead.',
    'Today the room is bigger and so are some of the students. She still takes every class herself, sharpens the ' +
      'pencils on Friday night, and knows who is afraid of yellow.',
  ],
  years: { number: '13+', text: 'years of teaching' },
  philosophy: {
    quote:
      'I never draw on a child’s paper. I take my own sheet, sit beside, and get it wrong in another way.',
    text:
      'A drawing belongs to the person who made it. So nobody here corrects with their own hand, nothing is thrown ' +
      'away for being crooked, and “what do you see?” is asked more often than “what is it?”.',
  },
  education: [
    { title: 'Bachelor of Fine Arts, painting', text: 'Four years of drawing the same plaster foot.' },
    { title: 'Diploma in Art Education', text: 'How a hand grows between four and sixteen.' },
    { title: 'Certificate, Madhubani and Lippan', text: 'Taught by women who paint their own walls.' },
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
  works: [work('fabric-cranes'), work('lippan-camel')],
  creations: { label: 'Her own creations', href: '/InstructorArtPage' },
  enrol: { label: 'Enroll Now', href: '/Formenroll' },
};
