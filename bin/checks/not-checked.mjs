/** A check that this machine cannot make. The run neither passes nor fails because of it. */
export class NotChecked extends Error {
  /**
   * @param {string} reason a few words for the summary
   * @param {string} [details] the error of a program
   */
  constructor(reason, details) {
    super(reason);
    this.details = details;
  }
}
