import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { RunningSchool } from '../running-school.ts';
import type { Viewer } from './scene.ts';

type Signed = BrowserContextOptions['storageState'];

/** The storage state of each viewer: their cookies. */
export type Sessions = Record<Viewer, Signed>;

const password = 'marigold seven';

/** The account of the office. */
export const admin = { email: 'office@example.in', password };

/** The parent with two applications. */
export const parent = { fullName: 'Lakshmi Nair', email: 'lakshmi@example.in' };

/** The parent without applications. */
export const newParent = { fullName: 'Farhan Sheikh', email: 'farhan@example.in' };

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

/** Creates the accounts that the scenes need and signs each of them in. */
export async function createSessions(browser: Browser, school: RunningSchool): Promise<Sessions> {
  async function signIn(userEmail: string, fullName?: string, sent: object[] = []): Promise<Signed> {
    const context = await browser.newContext({ baseURL: school.url });
    const post = async (path: string, data: object) => {
      const reply = await context.request.post(path, { data, headers: { accept: 'application/json' } });
      if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
    };
    // The operator creates the office's account.
    if (fullName !== undefined) await post('/user/add-user', { fullName, userEmail, password });
    await post('/user/auth-user', { userEmail, password, rememberMe: true });
    // A second session, so that the profile lists two browsers.
    const phone = await browser.newContext({ baseURL: school.url, userAgent: phoneBrowser });
    await phone.request.post('/user/auth-user', { data: { userEmail, password, rememberMe: true } });
    await phone.close();
    for (const application of sent) await post('/user/enroll-user', application);
    const state = await context.storageState();
    await context.close();
    return state;
  }
  await school.addAdmin(admin.email, admin.password);
  return {
    visitor: undefined,
    'new parent': await signIn(newParent.email, newParent.fullName),
    parent: await signIn(parent.email, parent.fullName, applications),
    admin: await signIn(admin.email),
  };
}
