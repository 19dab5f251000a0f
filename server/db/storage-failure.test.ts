import { describe, expect, test } from 'vitest';
import { storageFailure } from './storage-failure.ts';

const sqlite = (errcode: number) => Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode });
const coded = (code: string) => Object.assign(new Error('x'), { code });

describe('the storage failure', () => {
  test.each([
    ['a full disk', 'full', [sqlite(13), coded('53100'), coded('ENOSPC'), coded('EDQUOT')]],
    ['a damaged database', 'damaged', [sqlite(11), sqlite(11 | (1 << 8)), sqlite(26), coded('XX001')]],
    ['a read-only database', 'read-only', [sqlite(8), sqlite(8 | (4 << 8)), coded('25006'), coded('EROFS')]],
    ['errors of the disk', 'unreadable', [sqlite(10), sqlite(10 | (3 << 8)), coded('58030'), coded('EIO')]],
    ['a file that cannot be opened', 'not-openable', [sqlite(14)]],
    ['a lock', 'locked', [sqlite(5), sqlite(5 | (2 << 8)), sqlite(6)]],
    ['too many open files', 'open-files', [coded('EMFILE'), coded('ENFILE')]],
    ['a limit of PostgreSQL', 'overloaded', [coded('53200'), coded('53400')]],
    ['a full queue', 'queue-full', [coded('QUEUE_FULL')]],
    ['a lost connection', 'away', [coded('ECONNREFUSED'), coded('57P01'), coded('08006'), coded('53300')]],
  ] as const)('%s is named', (_, kind, errors) => {
    for (const error of errors) {
      expect([error.code, storageFailure(error)]).toEqual([error.code, kind]);
      expect(storageFailure(new Error('hidden', { cause: error }))).toBe(kind);
    }
    expect(storageFailure(new Error('Connection terminated unexpectedly'))).toBe('away');
  });

  test('is undefined for errors of the request or the query', () => {
    for (const error of [
      sqlite(1),
      sqlite(19),
      sqlite(787),
      coded('23505'),
      coded('42P01'),
      undefined,
      'text',
    ])
      expect(storageFailure(error)).toBeUndefined();
  });
});
