import { Visitor } from '#test/visitor.ts';

export const password = 'gulmohar in May';

async function newAccount(url: string, userEmail: string): Promise<string> {
  const visitor = new Visitor(url);
  await visitor.post('/user/add-user', { fullName: 'Asha Verma', userEmail, password });
  const reply = await visitor.post('/user/auth-user', { userEmail, password, rememberMe: true });
  if (reply.status !== 200) throw new Error(`The sign-in of the bench got ${reply.status} ${reply.text}`);
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

export const accountEmail = (index: number): string => `account-${index}@family.test`;

/** Creates accounts on a running site, and signs in. @returns the cookies of each */
export async function createAccounts(port: number, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let index = 0; index < count; index += 1)
    cookies.push(await newAccount(`http://127.0.0.1:${port}`, accountEmail(index)));
  return cookies;
}
