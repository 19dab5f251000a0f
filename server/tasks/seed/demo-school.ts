import type * as z from 'zod/mini';
import type { application } from '#contract/school/application.ts';

type Answers = z.input<typeof application>;
type FamilyAnswers = Pick<Answers, 'parentName' | 'relation' | 'phone' | 'address'>;

/** The answers about a child of the demo school, with its age at the time of the application. */
export interface DemoChild extends Omit<Answers, keyof FamilyAnswers | 'dob' | 'course'> {
  age: number;
  /** How many days ago each application was sent. The first one is for the first course for that age, and so on. */
  applications: readonly number[];
}

export interface DemoFamily extends FamilyAnswers {
  /** The part of the e-mail address before `@example.com`. */
  mailbox: string;
  children: readonly DemoChild[];
}

/** All people are invented. `example.com` is reserved (RFC 2606), and no Indian number begins with +91 0. */
export const demoFamilies: readonly DemoFamily[] = [
  {
    parentName: 'Farida Sheikh',
    relation: 'Mother',
    mailbox: 'farida.sheikh',
    phone: '+91 00000 10101',
    address: '7, Peepal Lane, Shahpura, Bhopal 462039',
    children: [
      {
        fullName: 'Zoya Sheikh',
        gender: 'female',
        age: 6,
        schoolName: 'Little Banyan School',
        board: 'CBSE',
        classGrade: '1',
        applications: [2],
      },
      {
        fullName: 'Imran Sheikh',
        gender: 'male',
        age: 11,
        schoolName: 'Little Banyan School',
        board: 'CBSE',
        classGrade: '6',
        applications: [2, 41],
      },
    ],
  },
  {
    parentName: 'Suresh Patil',
    relation: 'Father',
    mailbox: 'suresh.patil',
    phone: '+91 00000 10102',
    address: '22, Lake View Road, Bhopal 462003',
    children: [
      {
        fullName: 'Ananya Patil',
        gender: 'female',
        age: 13,
        schoolName: 'Hilltop Public School',
        board: 'ICSE / ISC',
        classGrade: '8',
        applications: [5],
      },
    ],
  },
  {
    parentName: 'Lakshmi Nair',
    relation: 'Grandparent',
    mailbox: 'lakshmi.nair',
    phone: '+91 00000 10103',
    address: 'Flat 302, Kachnar Towers, Kolar Road, Bhopal 462042',
    children: [
      {
        fullName: 'Dev Nair',
        gender: 'male',
        age: 4,
        schoolName: 'Sparrow Kindergarten',
        board: 'Not at school',
        classGrade: 'Nursery',
        applications: [9],
      },
      {
        fullName: 'Tara Nair',
        gender: 'female',
        age: 8,
        schoolName: 'Riverside School',
        board: 'State board',
        classGrade: '3',
        applications: [9, 63],
      },
      {
        fullName: 'Rohan Nair',
        gender: 'male',
        age: 15,
        schoolName: 'Riverside School',
        board: 'State board',
        classGrade: '10',
        applications: [30],
      },
    ],
  },
  {
    parentName: 'Grace D’Souza',
    relation: 'Mother',
    mailbox: 'grace.dsouza',
    phone: '+91 00000 10104',
    address: '5, Church Road, Jahangirabad, Bhopal 462008',
    children: [
      {
        fullName: 'Aaron D’Souza',
        gender: 'male',
        age: 9,
        schoolName: 'Hilltop Public School',
        board: 'ICSE / ISC',
        classGrade: '4',
        applications: [17],
      },
    ],
  },
  {
    parentName: 'Harpreet Gill',
    relation: 'Father',
    mailbox: 'harpreet.gill',
    phone: '+91 00000 10105',
    address: '88, Neem Avenue, Bairagarh, Bhopal 462030',
    children: [
      {
        fullName: 'Simran Gill',
        gender: 'female',
        age: 17,
        schoolName: 'Green Meadow Senior School',
        board: 'CBSE',
        classGrade: '12',
        applications: [24],
      },
    ],
  },
  {
    parentName: 'Neha Tripathi',
    relation: 'Self',
    mailbox: 'neha.tripathi',
    phone: '+91 00000 10106',
    address: '14, Ashoka Garden, Bhopal 462023',
    children: [
      {
        fullName: 'Neha Tripathi',
        gender: 'female',
        age: 34,
        schoolName: 'None',
        board: 'Not at school',
        classGrade: 'Adult',
        applications: [52],
      },
    ],
  },
  {
    parentName: 'Arvind Menon',
    relation: 'Guardian',
    mailbox: 'arvind.menon',
    phone: '+91 00000 10107',
    address: '3, Temple Street, Habibganj, Bhopal 462024',
    children: [],
  },
];

/** Messages from the contact form. Those of the last days wait for an answer: one of them is late. */
export const demoMessages: readonly { daysAgo: number; name: string; mailbox: string; text: string }[] = [
  {
    daysAgo: 0.3,
    name: 'Arvind Menon',
    mailbox: 'arvind.menon',
    text: 'My niece is seven and draws all day. May she come to a free trial class this Saturday?',
  },
  {
    daysAgo: 1.2,
    name: 'Pooja Rathore',
    mailbox: 'pooja.rathore',
    text: 'Do the online classes follow the same curriculum? We move to Indore in January.',
  },
  {
    daysAgo: 12,
    name: 'Vikram Joshi',
    mailbox: 'vikram.joshi',
    text: 'Which paper and which colours should we buy before the first class?',
  },
  {
    daysAgo: 33,
    name: 'Rekha Solanki',
    mailbox: 'rekha.solanki',
    text: 'I teach at a primary school. Do you hold workshops for a class of thirty children?',
  },
];

/** A trial class that is agreed for tomorrow. */
export const demoTrial = {
  userName: 'Sunita Bhatt',
  userNumber: '+91 00000 10108',
  childAge: 6,
  day: 'Saturday',
  askedDaysAgo: 3,
} as const;

export const demoAdmin = { name: 'Kavita Rao', mailbox: 'office' };

export const emailOf = (mailbox: string) => `${mailbox}@example.com`;
