import { minPictureSide } from '#contract/site/picture-limits.ts';

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture by its edges, in whole pixels of the picture from its top left corner. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a drag moves: the left edge (-1), the right one (1) or neither (0), and so for top and bottom. Neither of both is the whole frame. */
export interface Grip {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The frame around all of a picture. */
export const wholeOf = ({ width, height }: Size): Frame => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

/** Width and height of a part. */
export const sizeOf = ({ left, top, right, bottom }: Frame): Size => ({
  width: right - left,
  height: bottom - top,
});

/** Whether a frame is around all of a picture, so that nothing would be cropped. */
export const isWhole = (frame: Frame, picture: Size): boolean =>
  sizeOf(frame).width >= picture.width && sizeOf(frame).height >= picture.height;

/** Whether no part of a picture is large enough for a picture of its own. */
export const isTooSmall = ({ width, height }: Size): boolean =>
  Math.min(width, height) < minPictureSide || Math.max(width, height) === minPictureSide;

/** Whether a frame is as small as the server takes it on a side on which the picture is larger. */
export const isSmallest = (frame: Frame, picture: Size): boolean =>
  (['width', 'height'] as const).some(
    (side) => sizeOf(frame)[side] <= minPictureSide && picture[side] > minPictureSide,
  );

/**
 * A frame after a drag. It stays in the picture, and never gets smaller than the server takes it.
 * @param grip what moves
 * @param by how far, in pixels of the picture
 */
export function dragged(frame: Frame, grip: Grip, by: { x: number; y: number }, picture: Size): Frame {
  const { left, top, right, bottom } = frame;
  const [x, y] = [Math.round(by.x), Math.round(by.y)];
  if (grip.x === 0 && grip.y === 0) {
    const [dx, dy] = [clamp(x, -left, picture.width - right), clamp(y, -top, picture.height - bottom)];
    return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
  }
  return {
    left: grip.x < 0 ? clamp(left + x, 0, right - minPictureSide) : left,
    top: grip.y < 0 ? clamp(top + y, 0, bottom - minPictureSide) : top,
    right: grip.x > 0 ? clamp(right + x, left + minPictureSide, picture.width) : right,
    bottom: grip.y > 0 ? clamp(bottom + y, top + minPictureSide, picture.height) : bottom,
  };
}

/** How far from an edge a finger still means the edge, in pixels of the screen: 24 on both sides. */
const reach = 24;

/** Which of two edges a place is at, if at one. In a small frame the middle third is left to move it. */
function edgeAt(place: number, start: number, end: number): -1 | 0 | 1 | null {
  if (place < start - reach || place > end + reach) return null;
  const within = Math.min(reach, (end - start) / 3);
  if (place <= start + within) return -1;
  return place >= end - within ? 1 : 0;
}

/**
 * What a finger takes hold of.
 * @param frame in pixels of the screen
 * @returns null outside of the frame
 */
export function gripAt(point: { x: number; y: number }, frame: Frame): Grip | null {
  const x = edgeAt(point.x, frame.left, frame.right);
  const y = edgeAt(point.y, frame.top, frame.bottom);
  return x === null || y === null ? null : { x, y };
}

/** A place on a side of a part, as a fraction that the server stores in hundredths. */
const shareOf = (place: number, start: number, end: number) =>
  Math.round(clamp((place - start) / (end - start), 0, 1) * 100) / 100;

/**
 * The point of a picture that stays visible, as a point of a part of it. One that is cropped away becomes the nearest one of the part.
 * @param focus fractions of the width and height of the picture
 * @returns fractions of the width and height of the part
 */
export const focusIn = (
  { left, top, right, bottom }: Frame,
  { width, height }: Size,
  focus: { x: number; y: number },
): { x: number; y: number } =>
  // The middle is what a picture has that nobody has pointed at.
  focus.x === 0.5 && focus.y === 0.5
    ? focus
    : { x: shareOf(focus.x * width, left, right), y: shareOf(focus.y * height, top, bottom) };
