import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { type Noise, clamp, noiseFrom, randomFrom, smoothstep } from '../studio/random.ts';

/** One pixel: red, green, blue and, where the tile is a mask, alpha; all 0 to 255. */
type Pixel = [number, number, number, number?];
type Colour = readonly [number, number, number];

const coarse = noiseFrom(3);
const fine = noiseFrom(9);

function paint(width: number, height: number, pixelAt: (x: number, y: number) => Pixel): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      const [red, green, blue, alpha = 255] = pixelAt(x, y);
      image.data[i] = clamp(red, 0, 255);
      image.data[i + 1] = clamp(green, 0, 255);
      image.data[i + 2] = clamp(blue, 0, 255);
      image.data[i + 3] = clamp(alpha, 0, 255);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Noise that repeats every `size` pixels in both directions: four shifted copies, cross-faded. */
function repeating(noise: Noise, size: number, x: number, y: number, scale: number): number {
  const u = x / size;
  const v = y / size;
  const at = (dx: number, dy: number) => noise((x - dx) / scale, (y - dy) / scale);
  return (at(0, 0) * (1 - u) + at(size, 0) * u) * (1 - v) + (at(0, size) * (1 - u) + at(size, size) * u) * v;
}

/** A lime-washed wall with irregular shadows of the trowel. */
export function limewash(colour: Colour, strength: number, size = 320): Canvas {
  const random = randomFrom(5);
  return paint(size, size, (x, y) => {
    const shade =
      1 +
      strength *
        ((repeating(coarse, size, x, y, 72) - 0.5) * 0.05 + (repeating(fine, size, x, y, 9) - 0.5) * 0.02);
    // Noise hides the steps between neighbouring shades.
    const sand = (random() - 0.5) * 2.4;
    return colour.map((channel) => channel * shade + sand) as Pixel;
  });
}

/** A colour applied with a wide brush in horizontal strokes; repeats horizontally. */
export function brushedColour(colour: Colour, strength: number, width = 480, height = 240): Canvas {
  const random = randomFrom(6);
  const sideways = (noise: Noise, x: number, y: number, across: number, down: number) => {
    const u = x / width;
    return noise(x / across, y / down, 3) * (1 - u) + noise((x - width) / across, y / down, 3) * u;
  };
  return paint(width, height, (x, y) => {
    // Cross-fade top and bottom too, so that a tall band shows no seam.
    const v = smoothstep(0.8, 1, y / height);
    const streak = sideways(fine, x, y, 90, 12) * (1 - v) + sideways(fine, x, y - height, 90, 12) * v;
    const cloud = sideways(coarse, x, y, 112, 68) * (1 - v) + sideways(coarse, x, y - height, 112, 68) * v;
    const shade = 1 + strength * ((streak - 0.5) * 0.2 + (cloud - 0.5) * 0.16);
    const sand = (random() - 0.5) * 3;
    return colour.map((channel) => channel * shade + sand) as Pixel;
  });
}

/** Wood of the picture ledge in grey-brown, to be multiplied with any wood colour. */
export function woodGrain(): Canvas {
  const width = 480;
  return paint(width, 84, (x, y) => {
    const u = x / width;
    const at = (dx: number) =>
      coarse((x - dx) / 150, y / 2.6, 3) * 0.7 + fine((x - dx) / 46, y / 1.4, 2) * 0.3;
    const value = 150 + 120 * (at(0) * (1 - u) + at(width) * u - 0.3);
    return [value, value * 0.93, value * 0.86];
  });
}

/** A used pan of paint as grey relief: blended with `hard-light`, 128 leaves the pigment unchanged. */
export function paintPan(index: 0 | 1 | 2): Canvas {
  const width = 200;
  const height = 138;
  const unit = width / 260;
  const centreX = width * ([0.42, 0.56, 0.5] as const)[index];
  const centreY = height * ([0.5, 0.45, 0.55] as const)[index];
  const noise = noiseFrom(40 + index);
  return paint(width, height, (x, y) => {
    const dx = (x - centreX) / (width * 0.42);
    const dy = (y - centreY) / (height * 0.42);
    const distance = Math.hypot(dx, dy) + (noise(x / (40 * unit), y / (40 * unit), 3) - 0.5) * 0.5;
    let value = 128 + 34 * smoothstep(0.95, 0.2, distance);
    if (distance > 1.05) value -= 30;
    // The rim of the hollow that the brush has made: light on one side, dark on the other.
    value += 46 * smoothstep(0.08, 0, Math.abs(distance - 0.93)) * (dx + dy > 0 ? 1 : -0.5);
    value += (noise(x / (9 * unit), y / (30 * unit), 3) - 0.5) * 34;
    // Window light in the wet part.
    const glint = Math.hypot((x - centreX + 34 * unit) / (20 * unit), (y - centreY + 22 * unit) / (8 * unit));
    if (glint + (noise(x / 10, y / 10, 2) - 0.5) < 0.8) value += 60;
    return [value, value, value];
  });
}

/** Mask of a lino print: a ragged edge, and specks without ink. */
export function linoPrint(index: 0 | 1): Canvas {
  const width = 320;
  const height = 352;
  const speck = noiseFrom(70 + index);
  const patch = noiseFrom(90 + index);
  return paint(width, height, (x, y) => {
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y) + (speck(x / 11, y / 11, 3) - 0.5) * 8;
    const ink = speck(x / 2.8, y / 2.8, 2) * 0.6 + patch(x / 40, y / 40, 3) * 0.5;
    return [255, 255, 255, edge < 2 || ink < 0.31 ? 0 : 255];
  });
}

/** The upper edge of paint from a roller; repeats horizontally. */
export function rollerEdge(): Canvas {
  const width = 960;
  const noise = noiseFrom(21);
  const streak = noiseFrom(22);
  return paint(width, 40, (x, y) => {
    const u = x / width;
    const wander = noise(x / 80, 1, 3) * (1 - u) + noise((x - width) / 80, 1, 3) * u;
    const dryness = streak(x / 26, y / 1.6, 2) * (1 - u) + streak((x - width) / 26, y / 1.6, 2) * u;
    const edge = y - 20 - (wander - 0.5) * 40;
    return [255, 255, 255, 255 * smoothstep(-6, 5, edge + (dryness - 0.5) * 16)];
  });
}

/** One stroke of a flat brush that runs dry: white on a transparent ground, as a mask. */
export function brushStroke(): Canvas {
  const width = 640;
  const height = 86;
  const scale = width / 900;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const random = randomFrom(4);
  context.lineCap = 'round';
  context.strokeStyle = '#fff';
  const arch = (x: number, hair: number) =>
    height * (0.2 + 0.6 * hair) +
    Math.sin((x / width) * 3.4 + 0.4) * height * -0.1 +
    (coarse(x / (60 * scale), hair * 30, 2) - 0.5) * 3 * scale;
  for (let k = 0; k < 190; k++) {
    const hair = random();
    const end = width * (0.7 + 0.3 * random());
    let x = width * 0.03 * random();
    while (x < end) {
      const length = (6 + random() * 26) * scale;
      const dry = smoothstep(width * 0.35, width, x);
      if (random() > dry * 0.85) {
        context.globalAlpha = 0.35 + 0.5 * random();
        context.lineWidth = (1 + random() * 2.6) * scale;
        context.beginPath();
        context.moveTo(x, arch(x, hair));
        context.lineTo(x + length, arch(x + length, hair));
        context.stroke();
      }
      x += length * 0.8;
    }
  }
  return canvas;
}

/** A torn strip of masking tape. */
export function maskingTape(seed: number): Canvas {
  const canvas = createCanvas(150, 44);
  const context = canvas.getContext('2d');
  const random = randomFrom(seed);
  context.beginPath();
  context.moveTo(6, 4);
  context.lineTo(144, 3);
  for (let y = 3; y < 41; y += 4) context.lineTo(140 + random() * 8, y);
  context.lineTo(142, 41);
  context.lineTo(5, 40);
  for (let y = 40; y > 4; y -= 4) context.lineTo(2 + random() * 7, y);
  context.closePath();
  context.fillStyle = 'rgba(231,210,160,.86)';
  context.fill();
  context.clip();
  for (let k = 0; k < 44; k++) {
    const light = random() < 0.5 ? '255,250,230' : '150,120,70';
    context.fillStyle = `rgba(${light},${0.05 + random() * 0.08})`;
    context.fillRect(random() * 150, 0, 1 + random() * 3, 44);
  }
  return canvas;
}
