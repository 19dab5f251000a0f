export interface Reply {
  status: number;
  hasRetryAfter: boolean;
}

/**
 * Finds the replies in the bytes of an HTTP/1.1 connection. It does much less than an HTTP client, so that one core can send
 * more requests than the fastest measured server answers.
 */
export class ReplyReader {
  readonly #onReply: (reply: Reply) => void;
  #head = Buffer.alloc(0);
  #bodyLeft = 0;
  #reply: Reply = { status: 0, hasRetryAfter: false };

  constructor(onReply: (reply: Reply) => void) {
    this.#onReply = onReply;
  }

  /**
   * Takes the next bytes of the connection.
   * @param isHead whether the request was a HEAD, whose reply has no body
   * @throws when a reply has a body of unknown length
   */
  read(chunk: Buffer, isHead: boolean): void {
    let bytes = chunk;
    while (bytes.length > 0) {
      if (this.#bodyLeft > 0) {
        const taken = Math.min(this.#bodyLeft, bytes.length);
        this.#bodyLeft -= taken;
        bytes = bytes.subarray(taken);
        if (this.#bodyLeft === 0) this.#onReply(this.#reply);
        continue;
      }
      bytes = this.#head.length > 0 ? Buffer.concat([this.#head, bytes]) : bytes;
      const end = bytes.indexOf('\r\n\r\n');
      if (end === -1) {
        this.#head = Buffer.from(bytes);
        return;
      }
      this.#head = Buffer.alloc(0);
      this.#startReply(bytes.toString('latin1', 0, end + 2), isHead);
      bytes = bytes.subarray(end + 4);
      if (this.#bodyLeft === 0) this.#onReply(this.#reply);
    }
  }

  #startReply(head: string, isHead: boolean): void {
    const status = Number(head.slice(9, 12));
    this.#reply = { status, hasRetryAfter: /\r\nretry-after: *\d/i.test(head) };
    const hasBody = !isHead && status !== 304 && status !== 204;
    const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
    if (hasBody && length === undefined) throw new Error(`A reply has no Content-Length:\n${head}`);
    this.#bodyLeft = hasBody ? Number(length) : 0;
  }
}
