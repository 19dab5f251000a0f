import { expect, test } from 'vitest';
import { matchesOf, termsOf } from './user-search.ts';

const application = (fullName: string, course: string, parentName: string, phone: string) => ({
  fullName,
  course,
  parentName,
  phone,
});
const account = (fullName: string, userEmail: string, ...applications: ReturnType<typeof application>[]) => ({
  fullName,
  userEmail,
  applications,
});

const users = [
  account(
    'Asha Verma',
    'asha@example.in',
    application('Ira Verma', 'Junior Beginner', 'Asha Verma', '+91 98260-12345'),
    application('Kabir Verma', 'Senior Seeker', 'Rohan Verma', '+91 98260-12345'),
  ),
  account('José Nair', 'jose@example.in', application('नेहा', 'Premium Classes', 'Meera Nair', '99930 88776')),
  account('Lata Joshi', 'lata2026@example.in'),
];

/** The accounts that match a search, as the list shows them. */
const findUsers = (search: string) =>
  users.flatMap((user) => {
    const matches = matchesOf(user, termsOf(search));
    return matches === null ? [] : [{ user, matches }];
  });
const namesFor = (search: string) => findUsers(search).map(({ user }) => user.fullName);
const matchesFor = (search: string) => findUsers(search).flatMap(({ matches }) => matches);

test.each(['', '   ', '-', '+'])('a search without letters and digits (‘%s’) finds all users', (search) => {
  expect(findUsers(search)).toHaveLength(users.length);
});

test.each([
  ['verma', 'Asha Verma'],
  ['JOSHI', 'Lata Joshi'],
  ['lata2026', 'Lata Joshi'],
  ['2026', 'Lata Joshi'],
  ['jose nair', 'José Nair'],
  ['ira', 'Asha Verma'],
  ['  Kabir   verma ', 'Asha Verma'],
  ['नेहा', 'José Nair'],
  ['premium', 'José Nair'],
  ['Senior Seeker', 'Asha Verma'],
  ['kabir senior', 'Asha Verma'],
  ['rohan', 'Asha Verma'],
  ['ira 98260 12345', 'Asha Verma'],
])('‘%s’ finds %s', (search, name) => {
  expect(namesFor(search)).toEqual([name]);
});

test.each([
  '9826012345',
  '98260 12345',
  '098260-12345',
  '+91 98260 12345',
  '0091 9826012345',
  '919826012345',
])('finds a phone number stored with a country code by %s', (search) =>
  expect(namesFor(search)).toEqual(['Asha Verma']),
);

test.each(['9993088776', '+91 (0) 99930 88776', '+91-99930', '88776', '(99930)'])(
  'finds a phone number stored without a country code by %s',
  (search) => expect(namesFor(search)).toEqual(['José Nair']),
);

test.each(['nobody', 'ira senior', 'ira premium', '98260 99999', 'lata 98260'])(
  '‘%s’ finds no user, because all words must match one application and its account',
  (search) => expect(namesFor(search)).toEqual([]),
);

test('reports a matching phone or parent with its children, but no details that the table shows', () => {
  expect(matchesFor('98260 12345')).toEqual([
    { kind: 'phone', value: '+91 98260-12345', children: ['Ira Verma', 'Kabir Verma'] },
  ]);
  expect(matchesFor('kabir 12345')).toEqual([
    { kind: 'phone', value: '+91 98260-12345', children: ['Kabir Verma'] },
  ]);
  expect(matchesFor('rohan')).toEqual([{ kind: 'parent', value: 'Rohan Verma', children: ['Kabir Verma'] }]);
  expect(matchesFor('ira')).toEqual([]);
  expect(matchesFor('verma')).toEqual([]);
});
