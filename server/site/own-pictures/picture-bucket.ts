import type { S3mini } from 's3mini';
import type { Settings } from '#server/env.ts';
import { isPictureFileName, type PictureFiles } from './picture-files.ts';

type Bucket = NonNullable<Settings['picturesBucket']>;

/** Stored last and deleted first: a picture without it is not there. */
const lastFile = 'picture.jpg';

const types: Readonly<Record<string, string>> = { avif: 'image/avif', jpg: 'image/jpeg' };
const typeOf = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** So that a request for a picture does not wait for a storage that does not answer. */
const milliseconds = 15_000;

const pageLength = 1000;

/** The words of the storage may name the bucket and the key, so the error that goes on has none of them. */
async function orAway<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch {
    throw Object.assign(new Error('the bucket of the pictures cannot be used'), { code: 'BUCKET_AWAY' });
  }
}

/**
 * Keeps the files of each picture in a bucket of S3's protocol, so that several instances share them: ID/NAME.
 * @throws Error with the code BUCKET_AWAY of each call when the storage does not answer, or refuses (server/db/storage-failure.ts)
 */
export function pictureFilesInBucket({ url, keyId, secret, region }: Bucket): PictureFiles {
  let client: Promise<S3mini> | undefined;
  // Loaded when it is needed: most schools keep pictures on the disk.
  const open = () =>
    (client ??= import('s3mini').then(
      ({ S3mini: Client }) =>
        new Client({
          endpoint: url,
          accessKeyId: keyId,
          secretAccessKey: secret,
          region,
          requestAbortTimeout: milliseconds,
        }),
    ));

  /** The objects of one picture, or of all. */
  async function objects(prefix: string) {
    const bucket = await open();
    const found = [];
    let token: string | undefined;
    do {
      const page = await bucket.listObjectsPaged('/', prefix, pageLength, token);
      // Null when there is no such bucket.
      if (page?.objects === null || page === null || page === undefined)
        throw new Error('The bucket of the pictures is not there.');
      found.push(...page.objects);
      token = page.nextContinuationToken;
    } while (token !== undefined);
    return found.flatMap(({ Key, LastModified }) => {
      const [id = '', name = '', ...others] = Key.split('/');
      return others.length === 0 && isPictureFileName(name) ? [{ id, name, at: new Date(LastModified) }] : [];
    });
  }

  async function removeAll(id: string): Promise<void> {
    const bucket = await open();
    const names = (await objects(`${id}/`)).map(({ name }) => name);
    for (const name of names.toSorted((a, b) => Number(b === lastFile) - Number(a === lastFile)))
      await bucket.deleteObject(`${id}/${name}`);
  }

  const files: PictureFiles = {
    async put(id, parts) {
      const bucket = await open();
      const inOrder = parts.toSorted((a, b) => Number(a.name === lastFile) - Number(b.name === lastFile));
      try {
        for (const { name, bytes } of inOrder)
          await bucket.putObject(`${id}/${name}`, Buffer.from(bytes), typeOf(name));
      } catch (error) {
        await removeAll(id).catch(() => {});
        throw error;
      }
    },
    async get(id, name) {
      const bytes = await (await open()).getObjectArrayBuffer(`${id}/${name}`);
      return bytes === null ? undefined : Buffer.from(bytes);
    },
    async namesOf(id) {
      const names = (await objects(`${id}/`)).map(({ name }) => name);
      return names.includes(lastFile) ? names : [];
    },
    remove: removeAll,
    async list() {
      const latest = new Map<string, Date>();
      for (const { id, at } of await objects(''))
        if (at > (latest.get(id) ?? new Date(0))) latest.set(id, at);
      return [...latest].map(([id, storedAt]) => ({ id, storedAt }));
    },
  };
  return {
    put: (id, parts) => orAway(files.put(id, parts)),
    get: (id, name) => orAway(files.get(id, name)),
    namesOf: (id) => orAway(files.namesOf(id)),
    remove: (id) => orAway(files.remove(id)),
    list: () => orAway(files.list()),
  };
}
