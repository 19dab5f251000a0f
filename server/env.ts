import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod/mini';
import { defaultTimeZone } from '#contract/school-time.ts';

/** A setting the process cannot start with; the message names the variable (docs/operations.md). */
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
  /** Absolute path of the folder for nightly backups. Undefined: none are made. */
  backupDir: string | undefined;
  /** Undefined: a folder of dataDir. */
  picturesBucket: { url: string; keyId: string; secret: string; region: string } | undefined;
  /** How many nightly backups are kept. */
  backupKeep: number;
  /** Undefined: the metrics are for this machine alone. */
  metricsToken: string | undefined;
  trustProxy: boolean;
  rateLimits: boolean;
  logLevel: string;
  /** The time zone of the school, in which jobs are due and times are shown. */
  schoolTimezone: string;
  /** Undefined: messages and applications are kept. */
  retentionMonths: number | undefined;
}

/** The value that a message quotes. Secrets and addresses with passwords are never quoted. */
const quoted = ({ input }: { input?: unknown }) => `not "${String(input)}"`;

const text = z.string();

/** Text of this form; the message ends with the value. */
const textThat = (fits: (value: string) => boolean, rule: string) =>
  text.check(z.refine(fits, { error: (issue) => `must be ${rule}, ${quoted(issue)}` }));

function wholeNumber(minimum: number, maximum: number) {
  const fits = (number: number) => Number.isInteger(number) && number >= minimum && number <= maximum;
  return z.pipe(
    textThat((value) => fits(Number(value)), `a whole number from ${minimum} to ${maximum}`),
    z.transform(Number),
  );
}

const oneOf = <const Choices extends readonly string[]>(...choices: Choices) =>
  z.enum(choices, { error: (issue) => `must be one of ${choices.join(', ')}, ${quoted(issue)}` });

function isUrl(value: string, protocols: readonly string[]): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // A PostgreSQL server that listens on a socket has no host.
  const lacksHost = url?.hostname === '' && !url.protocol.startsWith('postgres');
  return url !== undefined && !lacksHost && protocols.includes(url.protocol);
}

const urlOf = (...protocols: string[]) =>
  text.check(
    z.refine((value) => isUrl(value, protocols), {
      error: `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
      abort: true,
    }),
  );

function isOrigin(value: string): boolean {
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && search === '' && hash === '' && username === '';
}

/** An origin as browsers write it: in lower case, without a slash at the end. */
const origin = z.pipe(
  urlOf('http:', 'https:').check(
    z.refine(isOrigin, 'must be an origin such as https://school.example, without a path'),
  ),
  z.transform((value) => new URL(value).origin),
);

const splitAt = (separator: RegExp) =>
  z.pipe(
    z._default(text, ''),
    z.transform((value) => value.split(separator).filter(Boolean)),
  );

const mailAddress = (form: RegExp) => textThat((value) => form.test(value), 'an e-mail address');
const bareAddress = /^[^<>\s@]+@[^<>\s@]+$/;
/** An address, or a name followed by one in angle brackets. */
const namedAddress = /^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/;

/** Whether a name is in the IANA database of time zones. An offset such as +05:30 is not: it knows no summer time. */
function isTimeZone(name: string): boolean {
  try {
    return !/^[+-]/.test(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}

const minSecretLength = 32;

const variables = z.object({
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  HOST: z.optional(
    textThat((value) => isIP(value) !== 0 || /^[\w.-]+$/.test(value), 'an address or a name of this machine'),
  ),
  DATA_DIR: z._default(text, 'data'),
  DATABASE_URL: z.optional(urlOf('postgres:', 'postgresql:')),
  AUTH_SECRET: z.optional(
    text.check(z.minLength(minSecretLength, `must have at least ${minSecretLength} characters`)),
  ),
  AUTH_SECRET_BEFORE: z.pipe(
    splitAt(/\s+/),
    z.array(
      text.check(
        z.minLength(
          minSecretLength,
          `must hold secrets of at least ${minSecretLength} characters, spaces between them`,
        ),
      ),
    ),
  ),
  BACKUP_PASSPHRASE: z.optional(text.check(z.minLength(12, 'must have at least 12 characters'))),
  BACKUP_DIR: z.optional(text),
  BACKUP_KEEP: z._default(wholeNumber(1, 1000), 30),
  PICTURES_BUCKET: z.optional(urlOf('https:', 'http:')),
  PICTURES_BUCKET_KEY_ID: z.optional(text),
  PICTURES_BUCKET_SECRET: z.optional(text),
  PICTURES_BUCKET_REGION: z._default(text, 'auto'),
  METRICS_TOKEN: z.optional(
    text.check(z.regex(/^[!-~]{16,}$/, 'must have at least 16 characters: ASCII, without spaces')),
  ),
  SMTP_URL: z.optional(urlOf('smtp:', 'smtps:')),
  MAIL_FROM: z.optional(mailAddress(namedAddress)),
  SCHOOL_EMAIL: z.optional(mailAddress(bareAddress)),
  SCHOOL_TIMEZONE: z._default(textThat(isTimeZone, 'a time zone such as Asia/Kolkata'), defaultTimeZone),
  PUBLIC_URL: z.optional(origin),
  API_HOST: z._default(origin, ''),
  CORS_ORIGINS: z.pipe(splitAt(/[\s,]+/), z.array(origin)),
  TRUST_PROXY: z._default(oneOf('0', '1'), '0'),
  RATE_LIMITS: z._default(oneOf('on', 'off'), 'on'),
  LOG_LEVEL: z._default(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
  RETENTION_MONTHS: z.optional(wholeNumber(1, 1200)),
});
type Variables = z.output<typeof variables>;

/** A variable that must be set when another one is. */
const requiredWith = (name: keyof Variables, other: keyof Variables, reason = '') =>
  z.refine<Variables>((values) => values[other] === undefined || values[name] !== undefined, {
    path: [name],
    error: `must be set when ${other} is set${reason}`,
  });

const environment = variables.check(
  requiredWith('AUTH_SECRET', 'DATABASE_URL', ': all instances share it'),
  requiredWith('MAIL_FROM', 'SMTP_URL'),
  requiredWith('SCHOOL_EMAIL', 'SMTP_URL'),
  requiredWith('PUBLIC_URL', 'BACKUP_DIR', ': the backups are named after it'),
  requiredWith('PICTURES_BUCKET_KEY_ID', 'PICTURES_BUCKET'),
  requiredWith('PICTURES_BUCKET_SECRET', 'PICTURES_BUCKET'),
);

/** The variables of the table above without those that are empty, which count as unset. */
function setVariables(from: Record<string, string | undefined>): Record<string, string> {
  const values = Object.keys(variables.shape).map((name) => [name, from[name]?.trim()] as const);
  return Object.fromEntries(values.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The password for a new user of the office, which `npm run admin` takes instead of asking for it. */
export const givenAdminPassword = (): string | undefined => process.env.ADMIN_PASSWORD;

function bucketOf(values: Variables): Settings['picturesBucket'] {
  const {
    PICTURES_BUCKET: url,
    PICTURES_BUCKET_KEY_ID: keyId,
    PICTURES_BUCKET_SECRET: secret,
    PICTURES_BUCKET_REGION: region,
  } = values;
  return url === undefined || keyId === undefined || secret === undefined
    ? undefined
    : { url, keyId, secret, region };
}

/**
 * Reads the settings (README.md); the only reader of settings.
 * @throws SettingError naming the first variable that cannot be used
 */
export function readSettings(from: Record<string, string | undefined> = process.env): Settings {
  const result = environment.safeParse(setVariables(from));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new SettingError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL ?? new URL(`http://localhost:${values.PORT}`).origin,
    apiHost: values.API_HOST,
    corsOrigins: values.CORS_ORIGINS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    schoolEmail: values.SCHOOL_EMAIL,
    schoolTimezone: values.SCHOOL_TIMEZONE,
    authSecret: values.AUTH_SECRET,
    earlierSecrets: values.AUTH_SECRET_BEFORE,
    backupPassphrase: values.BACKUP_PASSPHRASE,
    backupDir: values.BACKUP_DIR === undefined ? undefined : path.resolve(values.BACKUP_DIR),
    backupKeep: values.BACKUP_KEEP,
    picturesBucket: bucketOf(values),
    metricsToken: values.METRICS_TOKEN,
    trustProxy: values.TRUST_PROXY === '1',
    rateLimits: values.RATE_LIMITS === 'on',
    logLevel: values.LOG_LEVEL,
    retentionMonths: values.RETENTION_MONTHS,
  };
}
