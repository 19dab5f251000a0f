/** The options of Node that `npm start` and the bench start the server with. */
export const serverOptions = [
  '--disable-warning=ExperimentalWarning',
  // By default V8 keeps up to 50 MB for new objects. With 2 MB a request takes about the same time.
  '--max-semi-space-size=2',
  // The signal would open a debugger, with which another program of this machine can do anything in the server.
  '--disable-sigusr1',
];

/**
 * Environment variables for the memory allocator of glibc (mallopt(3)). With its defaults each thread keeps the memory that
 * it has freed: after some minutes of mixed load the server had 378 MB instead of 172 MB.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
