import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { RunningSchool } from '../running-school.ts';
import type { Looker } from './scene.ts';

type Signed = BrowserContextOptions['storageState'];

/** What the browser of each looker remembers. */
export type Cast = Record<Looker, Signed>;

const password = 'marigold seven';

const phoneBrowser =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

const applications = [
  {
    fullName: 'Ananya Nair',
    gender: 'female',
    dob: '2019-03-14',
    phone: '98765 43210',
    address: '14, Gulmohar Road, Pune',
    course: 'Junior Beginner',
    parentName: 'Lakshmi Nair',
    relation: 'Mother',
    schoolName: 'Kendriya Vidyalaya',
    board: 'CBSE',
    classGrade: 'Class 2',
  },
  {
    fullName: 'Vihaan Nair',
    gender: 'male',
    dob: '2013-11-02',
    phone: '98765 43210',
    address: '14, Gulmohar Road, Pune',
    course: 'Senior Seeker',
    parentName: 'Lakshmi Nair',
    relation: 'Mother',
    schoolName: 'Kendriya Vidyalaya',
    board: 'CBSE',
    classGrade: 'Class 7',
  },
];

/** Signs everybody up who looks at scenes: a parent without applications, one with two, and the office. */
export async function gather(browser: Browser, school: RunningSchool): Promise<Cast> {
  async function sign(fullName: string, userEmail: string, sent: object[]): Promise<Signed> {
    const context = await browser.newContext({ baseURL: school.url });
    const post = async (path: string, data: object) => {
      const reply = await context.request.post(path, { data, headers: { accept: 'application/json' } });
      if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
    };
    // The office's account is made by the operator.
    if (fullName !== '') await post('/user/add-user', { fullName, userEmail, password });
    await post('/user/auth-user', { userEmail, password, rememberMe: true });
    // From a phone as well.
    const phone = await browser.newContext({ baseURL: school.url, userAgent: phoneBrowser });
    await phone.request.post('/user/auth-user', { data: { userEmail, password, rememberMe: true } });
    await phone.close();
    for (const application of sent) await post('/user/enroll-user', application);
    const state = await context.storageState();
    await context.close();
    return state;
  }
  await school.addAdmin('office@example.in', password);
  return {
    visitor: undefined,
    'new parent': await sign('Farhan Sheikh', 'farhan@example.in', []),
    parent: await sign('Lakshmi Nair', 'lakshmi@example.in', applications),
    admin: await sign('', 'office@example.in', []),
  };
}
