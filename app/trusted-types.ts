import { workerPath } from './offline/register.ts';

/** https://w3c.github.io/trusted-types/; not yet in TypeScript's own descriptions. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): unknown;
}

/** A text in which no element can begin, such as the data that search engines read; and the empty script that React begins one with. */
const isHarmless = (html: string) => !html.includes('<') || html === '<script></script>';

/**
 * The one policy that the pages' Content-Security-Policy lets a script make (decision 0012): what React and the worker's
 * registration need passes, all other text that would become markup or script is refused. Where the browser has no Trusted
 * Types, nothing changes.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isHarmless(html) ? html : null),
    createScriptURL: (address) => (address === workerPath ? address : null),
  });
}
