import { expect, test } from 'vitest';
import { application as fixture } from '#test/people.ts';
import { profileChange, signUp } from './users/account.ts';
import { application } from './school/application.ts';
import { personName } from './name.ts';

const name = personName('Please enter the name.');

test.each([
  'Asha',
  'A. P. J. Abdul Kalam',
  'A.P.J. Abdul Kalam',
  'A.P.J.Abdul Kalam',
  'S.Ramanujan',
  'S. Kumar',
  'K S Chithra',
  'Mohd. Rafi',
  'Md.Rafi',
  'Dr.Rao',
  'Smt.Asha',
  'Smt. Asha Devi',
  'St.Mary’s',
  'Md Shafi (Guddu)',
  'Shafi "Guddu" Khan',
  'Kumar, Ravi',
  'Sammy Davis Jr.',
  'Mrs.Rao',
  'Shri.Ram',
  'Jr.',
  "Maya D'Souza",
  'Maya D’Souza',
  'O’Brien-Smith',
  'Anne-Marie',
  'Anne\u2011Marie',
  'Anne – Marie',
  'Asha & Rohan Verma',
  'Murugan A/L Subramaniam',
  'Ravi s/o Mohan',
  'Asha / Rohan',
  'Asha/Rohan',
  '<b>Asha</b> & "co"',
  'Ali bin Abu @ Hassan',
  'Henry the 8th',
  'Child 12',
  '\u0930\u093E\u091C\u200D',
  'डॉ॰ राजेंद्र प्रसाद',
  'डॉ. राजेंद्र प्रसाद',
  'ए.पी.जे. अब्दुल कलाम',
  'ए.पी.जे.अब्दुल कलाम',
  'ശ്രീ രമേശൻ',
  'രമേശന്\u200D',
  'محمد رفیع',
  'می\u200Cخواهم',
  'María José',
  'Nguyễn Thị Minh Khai',
  'Þóra Æsa Đặng Łukasz',
  'Núria Gal·la',
  'Νίκος Καζαντζάκης',
  'Лев Толстой',
  'משה בן־דוד',
  '李小龍',
  '李小龍（Bruce）',
  'スティーブ・ジョブズ',
  '김연아',
  "Ng'ang'a",
  'Kekuʻiapoiwa',
  'मीरा वर्मा 🎨',
  'X Æ A-12',
])('%s is a name, and stays as typed', (text) => expect(name.parse(text)).toBe(text.normalize('NFC')));

test.each([
  'Win money BIT.LY/x1',
  'bit.ly/x',
  'T.ME/evilbot',
  'cheapmeds.in now',
  'cheapmeds\uFF0Ecom',
  'cheapmeds\u3002com',
  'cheapmeds\uFF61com',
  'cheapmeds\u2024com',
  'cheapmeds.\u200Dcom',
  'cheapmeds\u200D.com',
  'cheapmeds.c.om',
  'cheap.meds.com',
  'A.cheapmeds.com',
  'ab.in',
  'evil.com',
  'EVIL.COM',
  'मीरा.com now',
  'मीरा.भारत',
  'at clay.shop',
  'Win https://evil.test',
  'https:evil',
  'WWW.evil.test',
  'win@cheapmeds.in',
  'asha@localhost',
  'S.Kumar/x',
  'A.in/x',
  'Asha <thief@evil.test>',
  '192.168.0.1',
  'call 9876543210',
  'call ९८७६५ ४३२१०',
  'win $1000',
  'Asha; Bcc: x',
  'Asha#1',
  'Asha?x=1',
  'Asha_Verma',
  'A\\B',
  '.com',
  'Asha .com',
])('%s is no name', (text) => {
  const message = 'Please write only the name.';
  expect(name.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  ['\u202AMeera Verma\u202C', 'Meera Verma'],
  ['\u200EMeera Verma', 'Meera Verma'],
  ['\u2068Meera\u2069 Verma\uFEFF', 'Meera Verma'],
  ['Mee\u00ADra\u200B Verma', 'Meera Verma'],
])('takes %j without what copying left in it', (text, clean) => expect(name.parse(text)).toBe(clean));

test('every name that is mailed to an unproven address has this rule', () => {
  const bad = 'Win money BIT.LY/x1';
  const fieldsOf = (error: { issues: { path: PropertyKey[] }[] } | undefined) =>
    error?.issues.map(({ path }) => path.join('.'));
  const signedUp = signUp.safeParse({ fullName: bad, userEmail: 'a@b.test', password: 'gulmohar' });
  expect(fieldsOf(signedUp.error)).toEqual(['fullName']);
  expect(fieldsOf(profileChange.safeParse({ fullName: bad }).error)).toEqual(['fullName']);
  const applied = application.safeParse(fixture({ fullName: bad, parentName: bad }));
  expect(fieldsOf(applied.error)).toEqual(['fullName', 'parentName']);
});

test('checks a long name quickly, whatever it repeats', () => {
  for (const part of ['a.', 'a/', 'a./', 'é\u0301', 'md.', ' @', '.', 'a'.repeat(9)])
    expect(name.safeParse(part.repeat(200)).success).toBe(false);
});

test.each(['h.no/45, gali no 3', 'govt.hss/arera', '12th.com', 'Opp.Shop No 5, M.G.Road', 'B.A./M.A.'])(
  'an address, a school and a class may be %s, because they are mailed to the school only',
  (text) => {
    const fields = { address: text, schoolName: text, classGrade: text, board: text };
    expect(application.parse(fixture(fields))).toMatchObject(fields);
  },
);
