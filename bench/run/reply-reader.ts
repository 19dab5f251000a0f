/**
 * Finds the replies in the bytes of an HTTP/1.1 connection. It does much less than an HTTP client, so that one core can send
 * more requests than the fastest measured server answers.
 */
export class ReplyReader {
  readonly #onReply: (status: number) => void;
  #head = Buffer.alloc(0);
  #bodyLeft = 0;
  #status = 0;

  constructor(onReply: (status: number) => void) {
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
        if (this.#bodyLeft === 0) this.#onReply(this.#status);
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
      if (this.#bodyLeft === 0) this.#onReply(this.#status);
    }
  }

  #startReply(head: string, isHead: boolean): void {
    this.#status = Number(head.slice(9, 12));
    const hasBody = !isHead && this.#status !== 304 && this.#status !== 204;
    const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
    if (hasBody && length === undefined) throw new Error(`A reply has no Content-Length:\n${head}`);
    this.#bodyLeft = hasBody ? Number(length) : 0;
  }
}
