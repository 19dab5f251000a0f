import * as z from 'zod/mini';
import { consentStates } from '../consent-state.ts';
import { defineEndpoint } from '../endpoint.ts';
import { fileReply } from '../file-reply.ts';
import { listQuery, listReply } from '../list.ts';
import { message } from '../text.ts';
import { flag } from '../url-values.ts';
import { ownPictureLabel } from './own-picture-label.ts';
import { documentName } from './site-documents.ts';
import { deletedPictureDays, maxPictureBytes } from './picture-limits.ts';

/*
 * The pictures that owners have added (docs/decisions/0037-pictures-of-the-owner.md). Only owners see them until they say whom a picture is of, and publish
 * it with a label.
 */

const noSuchPicture = 'There is no such picture.';
const badPoint = () => 'Please choose a point of the picture.';
const id = z.uuid(noSuchPicture).check(z.maxLength(36, noSuchPicture));

const noSuchGallery = 'There is no such gallery.';
const galleryKey = z
  .string(noSuchGallery)
  .check(z.maxLength(60, { error: noSuchGallery, abort: true }), z.regex(/^\w+$/, noSuchGallery));

/** As many pictures as one publication can hang. */
export const maxHung = 40;

const whom = 'Please say whom this picture is of.';
/** Whom a picture is of: nobody whose family has to be asked, or children who made it or can be seen on it. */
const subject = z.enum(['nobody', 'children'], whom);
/** As many children as one picture can be of. */
export const maxChildren = 30;
const childId = z
  .string(whom)
  .check(z.maxLength(64, { error: whom, abort: true }), z.regex(/^[\w-]+$/, whom));
const ofWhom = {
  subject,
  /** The ids of the children; none for nobody. */
  children: z
    .array(childId, whom)
    .check(
      z.refine(({ length }) => length <= maxChildren, `A picture can be of at most ${maxChildren} children.`),
    )
    .register(z.globalRegistry, { maxItems: maxChildren }),
  /** Whether a child can be seen on it. */
  showsFace: z.boolean(whom),
};

const fraction = z.number(badPoint()).check(z.minimum(0, badPoint()), z.maximum(1, badPoint()));
/** The point that stays visible when a layout crops it, as fractions of its width and height from its top left corner. */
const focus = z.object({ x: fraction, y: fraction }, badPoint());

const place = z.object({ ...documentName, title: z.string() });

const ownPicture = z.object({
  _id: z.string(),
  /** Names what it looks like in addresses: another one when it is replaced. */
  hash: z.string(),
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
  /** When a deleted one goes for good: until then it can be brought back. Null for one that was not deleted. */
  expiresAt: z.nullable(z.iso.datetime()),
  focus,
  /** Null while nobody has said so. */
  subject: z.nullable(subject),
  showsFace: z.boolean(),
  /** Those whom it is of; null for one that has gone with its family. */
  children: z.array(
    z.nullable(
      z.object({
        _id: z.string(),
        fullName: z.string(),
        work: z.enum(consentStates),
        face: z.enum(consentStates),
      }),
    ),
  ),
  /** Why visitors may not see it, as a sentence; null if they may, and while nobody has said whom it is of. */
  lockedBy: z.nullable(z.string()),
  /** The texts of the published label, or of the one that waits; null while it has none. */
  label: z.nullable(
    z.object({
      title: z.string(),
      medium: z.string(),
      maker: z.string(),
      age: z.nullable(z.number()),
      description: z.string(),
      alt: z.string(),
    }),
  ),
  /** The key of the gallery that was chosen for it while it waits for a family; null for none. */
  waitsFor: z.nullable(z.string()),
  /** Whether a document can name it: its label is published, and visitors may see it. */
  isReady: z.boolean(),
  /** The published documents that show it, by their titles. */
  shownIn: z.array(place),
  /** While visitors may not see it: the published documents that would show it. */
  leftOutOf: z.array(place),
});
export type OwnPicture = z.output<typeof ownPicture>;

export const listPictures = defineEndpoint({
  method: 'GET',
  path: '/admin/pictures',
  query: z.object({
    ...listQuery.shape,
    /** Whether to list those that were deleted and can be brought back, in the place of the others. */
    deleted: z.optional(flag),
    /** Only these, in this order: ids with commas between them. */
    ids: z.optional(
      z
        .string(noSuchPicture)
        .check(
          z.maxLength(maxHung * 37, noSuchPicture),
          z.regex(/^[\da-f-]{36}(?:,[\da-f-]{36})*$/, noSuchPicture),
        ),
    ),
  }),
  summary:
    'One page of the pictures that owners have added, the newest first, or those with some ids; without those that were deleted, or these alone, the last deleted first',
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

export const changePicture = defineEndpoint({
  method: 'PATCH',
  path: '/admin/pictures/{id}',
  params: z.object({ id }),
  summary: 'Choose the point of a picture that stays visible',
  caller: 'admin',
  changes: true,
  body: z.object({ focus }),
  success: 200,
  reply: z.object({ message, data: ownPicture }),
  failures: [400, 401, 403, 404],
});

export const hangPictures = defineEndpoint({
  method: 'POST',
  path: '/admin/pictures/hang',
  summary:
    'Publish pictures with their labels, in one edition: in front of the artworks of a gallery, or for now only as artworks that can be chosen. What a label leaves empty is filled in. A picture for which a family has not said yes waits, with what was written about it',
  caller: 'admin',
  changes: true,
  countsOnce: true,
  maxBodyBytes: 128 * 1024,
  body: z.object({
    /** The key of a gallery, or null. */
    room: z.nullable(galleryKey),
    /** Whether the families of the children get a mail with the link, once for those that hang. */
    tellsFamilies: z.optional(z.boolean()),
    pictures: z
      .array(z.object({ id, ...ofWhom, ...ownPictureLabel.shape, focus: z.optional(focus) }))
      // A refinement, because a text has a length too, and is wrong already.
      .check(
        z.refine(({ length }) => length > 0 && length <= maxHung, `Please choose 1 to ${maxHung} pictures.`),
      )
      .register(z.globalRegistry, { maxItems: maxHung }),
  }),
  success: 200,
  reply: z.object({
    message,
    /** Null when all of them wait. */
    edition: z.nullable(z.number()),
    /** Those that wait, and why. */
    waiting: z.array(z.object({ id: z.string(), lockedBy: z.string() })),
  }),
  failures: [400, 401, 403, 404, 409],
});

export const replacePicture = defineEndpoint({
  method: 'POST',
  path: '/admin/pictures/{id}/replace',
  params: z.object({ id }),
  summary:
    'Put another picture in the place of this one, wherever it hangs: with its label, and of the same children. This one is deleted',
  caller: 'admin',
  changes: true,
  body: z.object({
    /** The id of the other picture. */
    by: z
      .string(noSuchPicture)
      .check(
        z.maxLength(36, { error: noSuchPicture, abort: true }),
        z.regex(/^[\da-f-]{36}$/, noSuchPicture),
      ),
  }),
  success: 200,
  /** The edition, or null when it hangs nowhere. */
  reply: z.object({ message, edition: z.nullable(z.number()) }),
  failures: [400, 401, 403, 404, 409],
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

export const deletePictureForGood = defineEndpoint({
  method: 'POST',
  path: '/admin/pictures/{id}/delete-for-good',
  params: z.object({ id }),
  summary:
    'Delete a deleted picture for good: nobody sees it or brings it back any more, and its files go within hours',
  caller: 'admin',
  changes: true,
  body: null,
  success: 200,
  reply: z.object({ message }),
  failures: [401, 403, 404, 409],
});

export const getPictureFile = defineEndpoint({
  method: 'GET',
  path: '/admin/pictures/{id}/{width}',
  params: z.object({
    id,
    width: z.string().check(z.maxLength(4, noSuchPicture), z.regex(/^(?:jpg|[1-9]\d{1,3})$/, noSuchPicture)),
  }),
  summary:
    'A file of a picture, also of one that can be brought back: the AVIF file of a width, or its JPEG file (jpg)',
  caller: 'admin',
  changes: false,
  body: null,
  file: 'reply',
  success: 200,
  reply: fileReply,
  failures: [401, 403, 404],
});
