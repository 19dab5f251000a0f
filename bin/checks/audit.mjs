/** The `audit` check: asks the npm registry for known vulnerabilities of the packages. */
import { FatalError } from '../command/fatal-error.mjs';
import { step } from '../command/step.mjs';
import { npm } from '../setup/npm.mjs';
import { NotChecked } from './not-checked.mjs';

/**
 * The part of npm's report that is read here. Without `metadata` it is an error, and `message` says which.
 * @typedef {{ name: string, severity: string, via: (string | { title: string, url: string })[] }} Vulnerability
 * @typedef {{ message?: string, metadata?: object, vulnerabilities?: Record<string, Vulnerability> }} Report
 */

/**
 * @param {import('../setup/runtime.mjs').Runtime} runtime
 * @throws {FatalError} on a vulnerability of high or critical severity
 * @throws {NotChecked} if the registry does not answer
 */
export async function audit(runtime) {
  const { stdout } = await npm(runtime, ['audit', '--audit', '--json']);
  const { message, metadata, vulnerabilities = {} } = parseReport(stdout);
  if (metadata === undefined) throw new NotChecked('the registry did not answer', message);
  await step('audit', async () => {
    const severe = Object.values(vulnerabilities).filter(({ severity }) =>
      ['high', 'critical'].includes(severity),
    );
    if (severe.length > 0)
      throw new FatalError('audit: packages have known vulnerabilities, see above.', describe(severe));
  });
}

/**
 * @param {string} text
 * @returns {Report}
 */
function parseReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** @param {Vulnerability[]} vulnerabilities */
function describe(vulnerabilities) {
  return vulnerabilities
    .flatMap(({ name, severity, via }) =>
      via.map((cause) => {
        const reason = typeof cause === 'string' ? `depends on ${cause}` : `${cause.title} ${cause.url}`;
        return `${severity}: ${name}: ${reason}`;
      }),
    )
    .join('\n');
}
