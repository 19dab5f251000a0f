import { sendRequest, type Reply, type RequestOptions } from './http.ts';

/** A client of the API like a browser: stores cookies, sends JSON, and a buffer as it is. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #url: string;
  readonly #headers: Record<string, string>;

  /** @param headers sent with every request, such as X-Forwarded-For */
  constructor(url: string, headers: Record<string, string> = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    { headers, raw }: RequestOptions = {},
  ): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await sendRequest(this.#url, method, path, {
      raw: raw ?? (body instanceof Buffer ? body : body === undefined ? undefined : JSON.stringify(body)),
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined || body instanceof Buffer ? {} : { 'content-type': 'application/json' }),
        ...this.#headers,
        ...headers,
      },
    });
    for (const setCookie of reply.headers.getSetCookie()) this.#storeCookie(setCookie);
    return reply;
  }

  get(path: string, headers?: Record<string, string>): Promise<Reply> {
    return this.send('GET', path, undefined, { headers });
  }

  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply> {
    return this.send('POST', path, body, { headers });
  }

  #storeCookie(setCookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
    if (/;\s*max-age=0\b/i.test(setCookie)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
