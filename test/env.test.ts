import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingError } from '../server/env.ts';

const secret = 'x'.repeat(32);
const smtp = {
  SMTP_URL: 'smtp://mail.test',
  MAIL_FROM: 'post@school.test',
  SCHOOL_EMAIL: 'office@school.test',
};

describe('settings', () => {
  test('without any variable the defaults apply', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: undefined,
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      apiHost: '',
      corsOrigins: [],
      smtpUrl: undefined,
      mailFrom: undefined,
      schoolEmail: undefined,
      schoolTimezone: 'Asia/Kolkata',
      authSecret: undefined,
      earlierSecrets: [],
      backupPassphrase: undefined,
      backupDir: undefined,
      backupKeep: 30,
      picturesBucket: undefined,
      metricsToken: undefined,
      trustProxy: false,
      rateLimits: true,
      logLevel: 'info',
      retentionMonths: undefined,
    });
  });

  test('reads every variable', () => {
    const settings = readSettings({
      PORT: '8080',
      HOST: '127.0.0.1',
      DATA_DIR: '/srv/school',
      DATABASE_URL: 'postgres://me:word@db.test/school',
      PUBLIC_URL: 'https://School.Test/',
      API_HOST: 'https://calls.school.test',
      CORS_ORIGINS: 'https://a.test, https://b.test:8443 https://c.test',
      ...smtp,
      MAIL_FROM: 'Showcase Art <post@school.test>',
      AUTH_SECRET: secret,
      AUTH_SECRET_BEFORE: `${'y'.repeat(32)} ${'z'.repeat(40)}`,
      BACKUP_PASSPHRASE: 'neem gulmohar kite',
      BACKUP_DIR: '/var/backups/school',
      BACKUP_KEEP: '7',
      PICTURES_BUCKET: 'https://storage.test/pictures',
      PICTURES_BUCKET_KEY_ID: 'ID',
      PICTURES_BUCKET_SECRET: 'secret',
      PICTURES_BUCKET_REGION: 'ap-south-1',
      METRICS_TOKEN: 'sixteen-letters!',
      TRUST_PROXY: '1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      RETENTION_MONTHS: '24',
      SCHOOL_TIMEZONE: 'Europe/Berlin',
    });
    expect(settings).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/school',
      databaseUrl: 'postgres://me:word@db.test/school',
      publicUrl: 'https://school.test',
      apiHost: 'https://calls.school.test',
      corsOrigins: ['https://a.test', 'https://b.test:8443', 'https://c.test'],
      smtpUrl: 'smtp://mail.test',
      mailFrom: 'Showcase Art <post@school.test>',
      schoolEmail: 'office@school.test',
      schoolTimezone: 'Europe/Berlin',
      authSecret: secret,
      earlierSecrets: ['y'.repeat(32), 'z'.repeat(40)],
      backupPassphrase: 'neem gulmohar kite',
      backupDir: '/var/backups/school',
      backupKeep: 7,
      picturesBucket: {
        url: 'https://storage.test/pictures',
        keyId: 'ID',
        secret: 'secret',
        region: 'ap-south-1',
      },
      metricsToken: 'sixteen-letters!',
      trustProxy: true,
      rateLimits: false,
      logLevel: 'warn',
      retentionMonths: 24,
    });
  });

  test('treats an empty variable as unset', () => {
    const empty = Object.fromEntries(
      [
        'PORT',
        'HOST',
        'DATA_DIR',
        'DATABASE_URL',
        'PUBLIC_URL',
        'API_HOST',
        'CORS_ORIGINS',
        'SMTP_URL',
        'MAIL_FROM',
        'SCHOOL_EMAIL',
        'SCHOOL_TIMEZONE',
        'AUTH_SECRET',
        'METRICS_TOKEN',
        'TRUST_PROXY',
        'RATE_LIMITS',
        'LOG_LEVEL',
        'RETENTION_MONTHS',
      ].map((name) => [name, '  ']),
    );
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  test('PUBLIC_URL defaults to localhost with PORT', () => {
    expect(readSettings({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    expect(readSettings({ PORT: '80' }).publicUrl).toBe('http://localhost');
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['HOST', 'http://school.test'],
    ['HOST', 'my host'],
    ['DATABASE_URL', 'school.db'],
    ['DATABASE_URL', 'mysql://db.test/school'],
    ['PUBLIC_URL', 'school.test'],
    ['PUBLIC_URL', 'ftp://school.test'],
    ['PUBLIC_URL', 'https://school.test/art'],
    ['PUBLIC_URL', 'https://school.test/?a=b'],
    ['PUBLIC_URL', 'https://me@school.test'],
    ['API_HOST', 'calls.school.test'],
    ['API_HOST', 'https://school.test/api'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.test, b.test'],
    ['CORS_ORIGINS', 'null'],
    ['SMTP_URL', 'mail.test:25'],
    ['SMTP_URL', 'http://mail.test'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Showcase Art'],
    ['MAIL_FROM', 'a@b.test\r\nBcc: c@d.test'],
    ['MAIL_FROM', 'Showcase Art <post@school.test'],
    ['SCHOOL_TIMEZONE', 'Asia/Atlantis'],
    ['SCHOOL_TIMEZONE', '+05:30'],
    ['SCHOOL_EMAIL', 'office'],
    ['SCHOOL_EMAIL', 'a@b.test, c@d.test'],
    ['AUTH_SECRET', 'short'],
    ['BACKUP_PASSPHRASE', 'eleven char'],
    ['BACKUP_KEEP', '0'],
    ['METRICS_TOKEN', 'fifteen-letters'],
    ['METRICS_TOKEN', 'many letters and spaces'],
    ['METRICS_TOKEN', 'ñ-many-letters-none-of-them-missing'],
    ['TRUST_PROXY', 'yes'],
    ['RATE_LIMITS', 'no'],
    ['LOG_LEVEL', 'loud'],
    ['RETENTION_MONTHS', '0'],
    ['RETENTION_MONTHS', '1.5'],
    ['RETENTION_MONTHS', 'a year'],
  ])('rejects %s=%j and names the variable', (name, value) => {
    const read = () => readSettings({ ...smtp, [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^${name} must `));
  });

  test.each([
    ['AUTH_SECRET', { DATABASE_URL: 'postgres://db.test/school' }],
    ['MAIL_FROM', { SMTP_URL: smtp.SMTP_URL, SCHOOL_EMAIL: smtp.SCHOOL_EMAIL }],
    ['SCHOOL_EMAIL', { SMTP_URL: smtp.SMTP_URL, MAIL_FROM: smtp.MAIL_FROM }],
    ['PUBLIC_URL', { BACKUP_DIR: '/var/backups' }],
    ['PICTURES_BUCKET_KEY_ID', { PICTURES_BUCKET: 'https://storage.test/pictures' }],
  ])('requires %s with %j', (name, environment) => {
    expect(() => readSettings(environment)).toThrow(new RegExp(`^${name} must be set when `));
  });

  test.each([
    ['AUTH_SECRET', 'my-secret'],
    ['AUTH_SECRET_BEFORE', 'my-secret'],
    ['BACKUP_PASSPHRASE', 'my-secret'],
    ['METRICS_TOKEN', 'my-secret'],
    ['DATABASE_URL', 'mysql://me:pass-word@db.test/school'],
    ['SMTP_URL', 'http://me:pass-word@mail.test'],
  ])('the error for %s does not quote its value', (name, value) => {
    expect(() => readSettings({ [name]: value })).not.toThrow(/my-secret|pass-word/);
  });
});
