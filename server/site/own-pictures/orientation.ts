const orientationTag = 0x0112;

/**
 * The orientation in EXIF data (CIPA DC-008, 4.6.5.1.6), 1 to 8.
 * @param exif the data of a TIFF file, with or without the prefix of JPEG
 * @returns 1, upright, when there is none or the data are damaged
 */
export function orientationIn(exif: Buffer): number {
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const list = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let index = 0; index < short(list); index += 1) {
      const entry = list + 2 + index * 12;
      if (short(entry) !== orientationTag) continue;
      const value = short(entry + 8);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch {
    // A number outside of the data.
  }
  return 1;
}
