import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The code of every reset. */
export const specifiedCode = '123456';

interface StoredUser {
  _id: string;
  fullName: string;
  userEmail: string;
  password: string;
  createdAt: string;
  updatedAt: string;
  enrollmentData?: object;
}

export interface SpecifiedBackend {
  url: string;
  /** The bodies of the applications and messages so far. */
  applications: Record<string, unknown>[];
  messages: Record<string, unknown>[];
  /** The paths of the requests so far that it does not know. */
  unknown: string[];
  close(): void;
}

const bodyOf = async (request: IncomingMessage) => JSON.parse((await request.toArray()).join('') || '{}');

/**
 * A backend that knows exactly the ten calls of docs/specification.md, section 7, with the entities of section 3. To anything
 * else it replies 404 with HTML.
 */
export async function openSpecifiedBackend(): Promise<SpecifiedBackend> {
  let users: StoredUser[] = [];
  let signedIn = '';
  const applications: Record<string, unknown>[] = [];
  const messages: Record<string, unknown>[] = [];
  const unknown: string[] = [];
  const shown = ({ password: _, ...user }: StoredUser) => user;
  const list = (message: string) => [200, { message, data: users.map(shown) }] as const;
  const byEmail = (email: string) => users.find(({ userEmail }) => userEmail === email);

  async function answer(request: IncomingMessage): Promise<readonly [status: number, reply: object] | null> {
    const body = await bodyOf(request);
    const now = new Date().toISOString();
    switch (`${request.method} ${request.url}`) {
      case 'POST /user/add-user':
        users.push({ _id: String(users.length + 1), ...body, createdAt: now, updatedAt: now });
        return [201, { message: 'User added' }];
      case 'POST /user/auth-user': {
        const user = byEmail(body.userEmail);
        if (user?.password !== body.password) return [401, { message: 'Wrong email or password' }];
        signedIn = user!.userEmail;
        return [200, { message: 'Welcome back', foundUser: shown(user!) }];
      }
      case 'POST /user/forget-password':
        return [200, { success: true }];
      case 'POST /user/verify-otp':
        return body.otp === specifiedCode
          ? [200, { message: 'Code accepted' }]
          : [400, { message: 'Wrong code' }];
      case 'POST /user/reset-password':
        byEmail(body.email)!.password = body.newpassword;
        return [200, { message: 'Password reset' }];
      case 'GET /admin/get-course':
        return [200, { CoursesData: [{ _id: 7, courseName: 'Junior Beginner', price: '2500/-' }] }];
      case 'POST /user/enroll-user': {
        applications.push(body);
        const { courseDetail: _, ...enrollmentData } = body;
        Object.assign(byEmail(signedIn)!, { enrollmentData, updatedAt: now });
        return [200, { message: 'Enrolled' }];
      }
      case 'POST /user/add-lead':
        messages.push(body);
        return [200, { message: 'Message received' }];
      case 'GET /admin/get-users':
        return list('Users fetched');
      default: {
        const id = /^GET \/admin\/delete-users\/(\d+)$/.exec(`${request.method} ${request.url}`)?.[1];
        if (id === undefined) return null;
        users = users.filter((user) => user._id !== id);
        return list('User deleted');
      }
    }
  }

  async function respond(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    reply.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    reply.setHeader('access-control-allow-credentials', 'true');
    reply.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') {
      reply.writeHead(204).end();
      return;
    }
    const answered = await answer(request);
    if (answered !== null) {
      const [status, body] = answered;
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    unknown.push(request.url ?? '');
    reply.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  }
  const server: Server = createServer((request, reply) => void respond(request, reply));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    applications,
    messages,
    unknown,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
