import type { Browser } from '@playwright/test';
import { application } from '#test/people.ts';
import type { newPerson } from './steps.ts';

const shared = { parentName: 'Rohan Verma', phone: '+91 98260-12345' };
export const siblings = [
  application({ ...shared, fullName: 'Ira Verma', course: 'Junior Beginner' }),
  application({ ...shared, fullName: 'Kabir Verma', course: 'Senior Seeker' }),
];

/** Creates an account with applications for two children, Ira Verma and then Kabir Verma. */
export async function createSiblings(
  browser: Browser,
  baseURL: string,
  { fullName, email: userEmail, password }: ReturnType<typeof newPerson>,
): Promise<void> {
  const context = await browser.newContext({ baseURL });
  const { request } = context;
  await request.post('/user/add-user', { data: { fullName, userEmail, password } });
  await request.post('/user/auth-user', { data: { userEmail, password, rememberMe: true } });
  for (const data of siblings) await request.post('/user/enroll-user', { data });
  await context.close();
}
