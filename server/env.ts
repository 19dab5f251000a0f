import { isIP } from 'node:net';
import path from 'node:path';

/** A setting the process cannot start with; the message names the variable (docs/design.md, section 4). */
export class SettingError extends Error {}

export interface Settings {
  port: number;
  /** Undefined: all interfaces. */
  host: string | undefined;
  /** Absolute path of everything the process writes. */
  dataDir: string;
  /** Undefined: SQLite in dataDir. */
  databaseUrl: string | undefined;
  /** Origin visitors use, no trailing slash. */
  publicUrl: string;
  /** Origin of the calls, empty when it is the site's own. */
  apiHost: string;
  /** Origins besides publicUrl that may make calls. */
  corsOrigins: string[];
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  schoolEmail: string | undefined;
  /** Undefined: made once and kept in dataDir. */
  authSecret: string | undefined;
  /** Secrets used before, accepted for reading only. */
  earlierSecrets: string[];
  /** Undefined: backups are not encrypted. */
  backupPassphrase: string | undefined;
  /** Undefined: the metrics are for this machine alone. */
  metricsToken: string | undefined;
  trustProxy: boolean;
  rateLimits: boolean;
  logLevel: string;
  /** Undefined: leads and applications are kept. */
  retentionMonths: number | undefined;
}

type Environment = Record<string, string | undefined>;

function text(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

function wholeNumber(
  environment: Environment,
  name: string,
  minimum: number,
  maximum: number,
): number | undefined {
  const value = text(environment, name);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number < minimum || number > maximum) {
    throw new SettingError(`${name} must be a whole number from ${minimum} to ${maximum}, not "${value}".`);
  }
  return number;
}

function oneOf(environment: Environment, name: string, choices: readonly string[], fallback: string): string {
  const value = text(environment, name) ?? fallback;
  if (!choices.includes(value))
    throw new SettingError(`${name} must be one of ${choices.join(', ')}, not "${value}".`);
  return value;
}

function address(name: string, value: string, protocols: readonly string[]): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // PostgreSQL may be reached through a socket, without a host.
  const lacksHost = url?.hostname === '' && !url.protocol.startsWith('postgres');
  if (url === undefined || lacksHost || !protocols.includes(url.protocol)) {
    throw new SettingError(
      `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  }
  return url;
}

function origin(name: string, value: string): string {
  const url = address(name, value, ['http:', 'https:']);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw new SettingError(`${name} must be an origin such as https://school.example, without a path.`);
  }
  return url.origin;
}

const bareAddress = /^[^<>\s@]+@[^<>\s@]+$/;
/** An address, or a name followed by one in angle brackets. */
const namedAddress = /^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/;

function mailAddress(name: string, value: string | undefined, form: RegExp): string | undefined {
  if (value !== undefined && !form.test(value)) {
    throw new SettingError(`${name} must be an e-mail address, not "${value}".`);
  }
  return value;
}

/**
 * Reads the settings of docs/design.md, section 4; the only reader of settings.
 * @throws SettingError naming the first variable that cannot be used
 */
export function readSettings(environment: Environment = process.env): Settings {
  const port = wholeNumber(environment, 'PORT', 0, 65_535) ?? 3000;
  const host = text(environment, 'HOST');
  if (host !== undefined && isIP(host) === 0 && !/^[\w.-]+$/.test(host)) {
    throw new SettingError(`HOST must be an address or a name of this machine, not "${host}".`);
  }
  const databaseUrl = text(environment, 'DATABASE_URL');
  if (databaseUrl !== undefined) address('DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:']);
  const authSecret = text(environment, 'AUTH_SECRET');
  if (authSecret !== undefined && authSecret.length < 32) {
    throw new SettingError('AUTH_SECRET must have at least 32 characters.');
  }
  if (authSecret === undefined && databaseUrl !== undefined) {
    throw new SettingError('AUTH_SECRET must be set when DATABASE_URL is set: all instances share it.');
  }
  const earlierSecrets = (text(environment, 'AUTH_SECRET_BEFORE') ?? '').split(/\s+/).filter(Boolean);
  if (earlierSecrets.some((secret) => secret.length < 32)) {
    throw new SettingError(
      'AUTH_SECRET_BEFORE must hold secrets of at least 32 characters, spaces between them.',
    );
  }
  const backupPassphrase = text(environment, 'BACKUP_PASSPHRASE');
  if (backupPassphrase !== undefined && backupPassphrase.length < 12) {
    throw new SettingError('BACKUP_PASSPHRASE must have at least 12 characters.');
  }
  const metricsToken = text(environment, 'METRICS_TOKEN');
  if (metricsToken !== undefined && !/^[!-~]{16,}$/.test(metricsToken)) {
    throw new SettingError('METRICS_TOKEN must have at least 16 characters: ASCII, without spaces.');
  }
  const smtpUrl = text(environment, 'SMTP_URL');
  if (smtpUrl !== undefined) address('SMTP_URL', smtpUrl, ['smtp:', 'smtps:']);
  const mailFrom = mailAddress('MAIL_FROM', text(environment, 'MAIL_FROM'), namedAddress);
  const schoolEmail = mailAddress('SCHOOL_EMAIL', text(environment, 'SCHOOL_EMAIL'), bareAddress);
  if (smtpUrl !== undefined && mailFrom === undefined)
    throw new SettingError('MAIL_FROM must be set when SMTP_URL is set.');
  if (smtpUrl !== undefined && schoolEmail === undefined) {
    throw new SettingError('SCHOOL_EMAIL must be set when SMTP_URL is set.');
  }
  const apiHost = text(environment, 'API_HOST');
  return {
    port,
    host,
    dataDir: path.resolve(text(environment, 'DATA_DIR') ?? 'data'),
    databaseUrl,
    publicUrl: origin('PUBLIC_URL', text(environment, 'PUBLIC_URL') ?? `http://localhost:${port}`),
    apiHost: apiHost === undefined ? '' : origin('API_HOST', apiHost),
    corsOrigins: (text(environment, 'CORS_ORIGINS') ?? '')
      .split(/[\s,]+/)
      .filter((value) => value !== '')
      .map((value) => origin('CORS_ORIGINS', value)),
    smtpUrl,
    mailFrom,
    schoolEmail,
    authSecret,
    earlierSecrets,
    backupPassphrase,
    metricsToken,
    trustProxy: oneOf(environment, 'TRUST_PROXY', ['0', '1'], '0') === '1',
    rateLimits: oneOf(environment, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    logLevel: oneOf(
      environment,
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'info',
    ),
    retentionMonths: wholeNumber(environment, 'RETENTION_MONTHS', 1, 1200),
  };
}
