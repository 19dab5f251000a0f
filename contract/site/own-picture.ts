import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { fileReply } from '../file-reply.ts';
import { listQuery, listReply } from '../list.ts';
import { message } from '../text.ts';
import { deletedPictureDays, maxPictureBytes } from './picture-limits.ts';

/*
 * The pictures that owners have added (docs/decisions/0037-pictures-of-the-owner.md). Only owners see them: no page shows one.
 */

const noSuchPicture = 'There is no such picture.';
const id = z.uuid(noSuchPicture).check(z.maxLength(36, noSuchPicture));

const ownPicture = z.object({
  _id: z.string(),
  /** Of the largest file, upright. */
  width: z.number(),
  height: z.number(),
  /** The main colour, #rrggbb. */
  colour: z.string(),
  /** A tiny blurred copy as a data URI; empty if it would not be tiny. */
  placeholder: z.string(),
  /** The widths of its AVIF files, the smallest first. */
  widths: z.array(z.number()),
  /** The name, at that time, of the owner who added it. */
  addedBy: z.string(),
  addedAt: z.iso.datetime(),
  deletedAt: z.nullable(z.iso.datetime()),
});
export type OwnPicture = z.output<typeof ownPicture>;

export const listPictures = defineEndpoint({
  method: 'GET',
  path: '/admin/pictures',
  query: listQuery,
  summary:
    'One page of the pictures that owners have added, the newest first, without those that were deleted',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object(listReply(ownPicture)),
  failures: [400, 401, 403],
});

export const addPicture = defineEndpoint({
  method: 'POST',
  path: '/admin/pictures',
  summary:
    'Add a picture: the body is a JPEG, PNG, WebP or AVIF file. The same file again is the same picture; one that was deleted comes back',
  caller: 'admin',
  changes: true,
  countsOnce: true,
  body: null,
  file: 'body',
  maxBodyBytes: maxPictureBytes,
  success: 201,
  reply: z.object({ message, data: ownPicture }),
  failures: [400, 401, 403],
});

export const deletePicture = defineEndpoint({
  method: 'DELETE',
  path: '/admin/pictures/{id}',
  params: z.object({ id }),
  summary: `Delete a picture; it can be brought back for ${deletedPictureDays} days`,
  caller: 'admin',
  changes: true,
  body: null,
  success: 200,
  reply: z.object({ message }),
  failures: [401, 403, 404],
});

export const restorePicture = defineEndpoint({
  method: 'POST',
  path: '/admin/pictures/{id}/restore',
  params: z.object({ id }),
  summary: 'Bring a deleted picture back',
  caller: 'admin',
  changes: true,
  body: null,
  success: 200,
  reply: z.object({ message, data: ownPicture }),
  failures: [401, 403, 404],
});

export const getPictureFile = defineEndpoint({
  method: 'GET',
  path: '/admin/pictures/{id}/{width}',
  params: z.object({
    id,
    width: z.string().check(z.maxLength(4, noSuchPicture), z.regex(/^(?:jpg|[1-9]\d{1,3})$/, noSuchPicture)),
  }),
  summary: 'A file of a picture: the AVIF file of a width, or its JPEG file (jpg)',
  caller: 'admin',
  changes: false,
  body: null,
  file: 'reply',
  success: 200,
  reply: fileReply,
  failures: [401, 403, 404],
});
