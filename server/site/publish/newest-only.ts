/**
 * Runs a task for one edition after another. When several editions arrive during a run, the next run takes only the newest
 * of them, and all their callers get its result.
 * @param run the task; after a failure the next edition is run as usual
 */
export function newestOnly<E extends { number: number }, R>(
  run: (edition: E) => Promise<R>,
): (edition: E) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve();
  let newest: E | undefined;
  let waiting: Promise<R> | undefined;

  return (edition) => {
    if (newest === undefined || edition.number >= newest.number) newest = edition;
    if (waiting !== undefined) return waiting;
    const start = async () => {
      const taken = newest ?? edition;
      newest = undefined;
      waiting = undefined;
      return run(taken);
    };
    waiting = last.then(start);
    last = waiting.catch(() => {});
    return waiting;
  };
}
