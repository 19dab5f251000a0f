import { FatalError } from '../command/fatal-error.mjs';
import { root } from './paths.mjs';

/** The codes that npm prints when the network fails. */
const NETWORK_FAILURE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT)\b/;

/**
 * Turns the output of a failed npm command into one sentence with advice.
 * @param {string} output
 */
export function npmError(output) {
  const details = output
    .split('\n')
    .filter((line) => /^npm (err!|error)/i.test(line))
    .join('\n');
  const registry = process.env.npm_config_registry || 'https://registry.npmjs.org/';
  if (NETWORK_FAILURE.test(details)) {
    return new FatalError(
      `Cannot reach the npm registry (${registry}): check the network or the proxy, then run the command again.`,
    );
  }
  if (/\bENOSPC\b/.test(details))
    return new FatalError('The disk is full: free some space, then run the command again.');
  if (/\b(EACCES|EPERM|EROFS)\b/.test(details)) {
    return new FatalError(`Cannot write in ${root}: give this user write permission for this folder.`);
  }
  if (/can only install packages when your package\.json/.test(details)) {
    return new FatalError(
      'package.json and package-lock.json disagree: run `npm install`, then run the command again.',
    );
  }
  return new FatalError('npm could not install the packages; its error is above.', details || output);
}
