const thisMachine = /^(?:localhost|127\.[\d.]+|\[::1\]|)$/;

/**
 * Whether what travels to an address could be read by others: it leads to another machine. What our processes send there are
 * children's data and codes, so that such a line is to be encrypted (OWASP ASVS 5.0, 12.3.1).
 */
const leavesThisMachine = (address: string): boolean => !thisMachine.test(new URL(address).hostname);

/** Whether a mail server is to be spoken to under TLS or not at all; `?ignoreTLS=true` lets it be, in a closed network. */
export const mailNeedsTls = (smtpUrl: string): boolean =>
  leavesThisMachine(smtpUrl) && new URL(smtpUrl).searchParams.get('ignoreTLS') !== 'true';

/** Whether a database on another machine is spoken to without TLS, or without looking whose certificate it shows. */
export const databaseLacksTls = (databaseUrl: string): boolean =>
  leavesThisMachine(databaseUrl) && new URL(databaseUrl).searchParams.get('sslmode') !== 'verify-full';
