const localHost = /^(?:localhost|127\.[\d.]+|\[::1\]|)$/;

/**
 * Whether an address is on another machine. Connections to other machines carry children's data and codes, and must be
 * encrypted (OWASP ASVS 5.0, 12.3.1).
 */
const isRemote = (address: string): boolean => !localHost.test(new URL(address).hostname);

/** Whether mail may be sent to this server under TLS only. `?ignoreTLS=true` allows plain text, for a private network. */
export const mailNeedsTls = (smtpUrl: string): boolean =>
  isRemote(smtpUrl) && new URL(smtpUrl).searchParams.get('ignoreTLS') !== 'true';

/** Whether the connection to a database on another machine lacks TLS or does not verify the certificate. */
export const databaseLacksTls = (databaseUrl: string): boolean =>
  isRemote(databaseUrl) && new URL(databaseUrl).searchParams.get('sslmode') !== 'verify-full';
