/** An expected failure: `message` is one sentence for the user, without a stack. */
export class FatalError extends Error {
  /**
   * @param {string} message
   * @param {string} [details] the output of the program that failed, printed above the message
   */
  constructor(message, details = '') {
    super(message);
    this.details = details;
  }
}
