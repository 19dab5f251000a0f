/** The options of Node that `npm start` and the bench start the server with. */
export const serverOptions = [
  '--disable-warning=ExperimentalWarning',
  // By default V8 keeps up to 50 MB for new objects. With 2 MB a request takes about the same time.
  '--max-semi-space-size=2',
];
