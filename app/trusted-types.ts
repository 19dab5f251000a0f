import { workerPath } from './offline/register-service-worker.ts';

/** https://w3c.github.io/trusted-types/; TypeScript's DOM types do not have it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): unknown;
}

/**
 * Whether a text contains no tag, as JSON-LD does. The exception is the empty script with which React creates a script
 * element.
 */
const isSafeMarkup = (html: string) => !html.includes('<') || html === '<script></script>';

/**
 * Installs the default Trusted Types policy, the only one that the Content-Security-Policy allows
 * (docs/decisions/0012-content-security-policy.md). It lets pass what React and the service worker's registration need and
 * rejects every other HTML or script URL. Browsers without Trusted Types ignore it.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isSafeMarkup(html) ? html : null),
    createScriptURL: (address) => (address === workerPath ? address : null),
  });
}
