import { orientationIn } from './orientation.ts';

/** What a file says about its picture before anything of it is decoded. */
export interface PictureHeader {
  /** As declared; the largest, if there are several. */
  width: number;
  height: number;
  isAnimated: boolean;
  /** Of EXIF, where the decoder does not turn the picture itself; otherwise 1. */
  orientation: number;
}

/** A file that ends before its picture does. */
export class Truncated extends Error {}

/** Reads the header of a whole file. @throws Truncated, or RangeError where a number lies outside of the file */
type ReadHeader = (file: Buffer) => PictureHeader;

const largest = <Size extends { width: number; height: number }>(sizes: readonly Size[]) =>
  sizes.reduce((one, other) => (other.width * other.height > one.width * one.height ? other : one), {
    width: 0,
    height: 0,
  });

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** JPEG (ITU-T T.81, annex B): segments until the end of the picture, which a truncated file lacks. The decoder turns it. */
export const readJpeg: ReadHeader = (file) => {
  const sizes: { width: number; height: number }[] = [];
  let at = 2;
  for (;;) {
    at = file.indexOf(0xff, at);
    if (at < 0 || at + 1 >= file.length) throw new Truncated();
    const marker = file.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    // Also a byte 0xff within the compressed data, which a 0 follows.
    else if (isAlone(marker)) at += 2;
    else if (marker === 0xd9) return { ...largest(sizes), isAnimated: false, orientation: 1 };
    else {
      if (at + 9 > file.length) throw new Truncated();
      if (isFrame(marker))
        sizes.push({ height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) });
      at += 2 + file.readUInt16BE(at + 2);
    }
  }
};

/** PNG (W3C PNG, third edition, section 5): chunks until IEND. */
export const readPng: ReadHeader = (file) => {
  const header = {
    width: file.readUInt32BE(16),
    height: file.readUInt32BE(20),
    isAnimated: false,
    orientation: 1,
  };
  for (let at = 8; ;) {
    if (at + 12 > file.length) throw new Truncated();
    const end = at + 12 + file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (end > file.length) throw new Truncated();
    if (type === 'acTL') header.isAnimated = true;
    if (type === 'eXIf') header.orientation = orientationIn(file.subarray(at + 8, end - 4));
    if (type === 'IEND') return header;
    at = end;
  }
};

/** The size in a chunk of WebP (RFC 9649, section 2). */
function webpSize(type: string, data: Buffer): { width: number; height: number } {
  if (type === 'VP8X') return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  if (type === 'VP8 ') return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  if (type !== 'VP8L') return { width: 0, height: 0 };
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** WebP (RFC 9649): chunks in a RIFF container of a given length. */
export const readWebp: ReadHeader = (file) => {
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length) throw new Truncated();
  const sizes: { width: number; height: number }[] = [];
  const header = { isAnimated: false, orientation: 1 };
  for (let at = 12; at + 8 <= end;) {
    const type = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const data = file.subarray(at + 8, at + 8 + length);
    if (data.length < length) throw new Truncated();
    sizes.push(webpSize(type, data));
    if (type === 'ANIM' || type === 'ANMF') header.isAnimated = true;
    if (type === 'EXIF') header.orientation = orientationIn(data);
    at += 8 + length + (length % 2);
  }
  return { ...largest(sizes), ...header };
};

interface Box {
  type: string;
  data: Buffer;
}

/** The boxes of a file or of a box (ISO/IEC 14496-12, 4.2). */
function* boxesIn(data: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= data.length;) {
    const short = data.readUInt32BE(at);
    const start = at + (short === 1 ? 16 : 8);
    if (start > data.length) throw new Truncated();
    const length =
      short === 1 ? Number(data.readBigUInt64BE(at + 8)) : short === 0 ? data.length - at : short;
    const end = at + Math.max(length, start - at);
    if (end > data.length) throw new Truncated();
    yield { type: data.toString('latin1', at + 4, at + 8), data: data.subarray(start, end) };
    at = end;
  }
}

const boxIn = (data: Buffer, type: string) =>
  [...boxesIn(data)].find((box) => box.type === type)?.data ?? Buffer.alloc(0);

/** The brands of a file of the kind of MP4; empty for another file. */
export function brandsOf(file: Buffer): readonly string[] {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(file.readUInt32BE(0), 200);
  return (file.toString('latin1', 8, end).match(/.{4}/gs) ?? []).filter((_, index) => index !== 1);
}

/** AVIF (AV1 Image File Format; sizes in 'ispe', ISO/IEC 23008-12, 6.5.3). The decoder turns it. */
export const readAvif: ReadHeader = (file) => {
  const meta = boxIn(file, 'meta').subarray(4);
  const sizes = [...boxesIn(boxIn(boxIn(meta, 'iprp'), 'ipco'))]
    .filter(({ type }) => type === 'ispe')
    .map(({ data }) => ({ width: data.readUInt32BE(4), height: data.readUInt32BE(8) }));
  return { ...largest(sizes), isAnimated: brandsOf(file).includes('avis'), orientation: 1 };
};
