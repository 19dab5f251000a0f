/** Materials for collages: printed, painted and woven sheets, each drawn with real type, ink or thread. */
import { fileURLToPath } from 'node:url';
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgb } from '../studio/colour.ts';
import { clamp, noiseFrom } from '../studio/random.ts';
import type { Material } from './collage.ts';

const serif = import.meta.resolve('@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2');
GlobalFonts.registerFromPath(fileURLToPath(serif), 'Eczar');

/** Fills a sheet pixel by pixel from a colour and a function of the deviation from it, -1 to 1. */
function grain(
  context: SKRSContext2D,
  width: number,
  height: number,
  colour: string,
  amount: number,
  uneven: (x: number, y: number) => number,
): void {
  const image = context.createImageData(width, height);
  const base = rgb(colour);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const light = 1 + amount * uneven(x, y);
      for (let channel = 0; channel < 3; channel++)
        image.data[at + channel] = 255 * clamp(base[channel] * light);
      image.data[at + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
}

/** Plain paper of a colour. */
export const paper = (colour: string, seed = 1): Material => {
  const noise = noiseFrom(seed);
  return (context, width, height) =>
    grain(
      context,
      width,
      height,
      colour,
      0.12,
      (x, y) => noise(x / 2.6, y / 2.8, 2) - 0.5 + (noise(x / 120, y / 120, 2) - 0.5) * 0.6,
    );
};

const words =
  'rain expected by the weekend market opens at six the river has risen two feet since monday schools in the old city will ' +
  'stay open the mango crop is late this year and so is the bus to the lake a kite was found on the roof of the post office ' +
  'its owner is asked to call the library needs two shelves a carpenter and somebody tall tickets for the circus from four ' +
  'rupees lost one brown umbrella with a wooden duck';

/** A newspaper page: columns of real type, headlines, a rule, a few grey pictures. */
export const newsprint =
  (tint = '#e6decb', seed = 5): Material =>
  (context, width, height, random) => {
    paper(tint, seed)(context, width, height, random);
    const list = words.split(' ');
    const headlines = [
      'Rain by Friday',
      'The river is up',
      'Mangoes late',
      'A kite comes home',
      'Bus to the lake',
    ];
    const column = 168;
    context.fillStyle = 'rgba(46,40,38,.82)';
    context.textBaseline = 'top';
    for (let left = 14; left < width; left += column + 18) {
      let y = 10 - random() * 120;
      while (y < height) {
        if (random() < 0.2) {
          context.font = '700 25px Eczar';
          context.fillText(headlines[Math.floor(random() * headlines.length)], left, y, column);
          y += 34;
        } else if (random() < 0.1) {
          context.fillStyle = 'rgba(120,112,104,.55)';
          context.fillRect(left, y, column, 92);
          context.fillStyle = 'rgba(70,62,58,.5)';
          for (let i = 0; i < 16; i++)
            context.fillRect(
              left + random() * column * 0.8,
              y + random() * 80,
              20 + random() * 40,
              5 + random() * 9,
            );
          context.fillStyle = 'rgba(46,40,38,.82)';
          y += 100;
        }
        context.font = '400 11.5px Eczar';
        for (let row = 0; row < 12; row++) {
          let line = '';
          while (line.length < 29) line += `${list[Math.floor(random() * list.length)]} `;
          context.fillText(line, left, y, row === 11 ? column * 0.5 : column);
          y += 13.4;
        }
        y += 12;
      }
      context.fillRect(left + column + 8, 0, 0.8, height);
    }
  };

/** An old road map: fields, a river, roads of two colours, a grid, unreadably small names. */
export const map =
  (seed = 9): Material =>
  (context, width, height, random) => {
    paper('#e9e2c4', seed)(context, width, height, random);
    const noise = noiseFrom(seed);
    const blotch = (color: string, count: number, size: number) => {
      context.fillStyle = color;
      for (let i = 0; i < count; i++) {
        context.beginPath();
        context.ellipse(
          random() * width,
          random() * height,
          size * (0.5 + random()),
          size * (0.3 + random() * 0.6),
          random() * 3,
          0,
          7,
        );
        context.fill();
      }
    };
    blotch('rgba(160,190,120,.5)', 90, 90);
    blotch('rgba(222,196,140,.5)', 60, 70);
    const way = (color: string, breadth: number, bend: number) => {
      context.strokeStyle = color;
      context.lineWidth = breadth;
      context.beginPath();
      let [x, y] = [random() * width, -20];
      const slant = (random() - 0.5) * 1.2;
      while (y < height + 20) {
        context.lineTo(x, y);
        y += 14;
        x += slant * 14 + (noise(x / 90, y / 90, 2) - 0.5) * bend;
      }
      context.stroke();
    };
    for (let i = 0; i < 4; i++) way('rgba(90,150,200,.75)', 7, 40);
    for (let i = 0; i < 12; i++) way('rgba(150,110,90,.7)', 1.4, 26);
    for (let i = 0; i < 5; i++) way('rgba(205,60,40,.8)', 3.2, 22);
    context.strokeStyle = 'rgba(80,90,120,.28)';
    context.lineWidth = 0.8;
    for (let x = 0; x < width; x += 120) context.strokeRect(x, -5, 120, height + 10);
    for (let y = 0; y < height; y += 120) context.strokeRect(-5, y, width + 10, 120);
    context.fillStyle = 'rgba(60,50,50,.75)';
    context.font = '500 11px Eczar';
    for (let i = 0; i < 160; i++)
      context.fillText(
        ['Sehore', 'Bhojpur', 'Kerwa', 'Sanchi', 'Raisen', 'Kolar'][i % 6],
        random() * width,
        random() * height,
      );
  };

/** A page of a school exercise book: blue rules, a red margin. */
export const ruled =
  (seed = 12): Material =>
  (context, width, height, random) => {
    paper('#f6f1e2', seed)(context, width, height, random);
    context.strokeStyle = 'rgba(80,130,190,.55)';
    context.lineWidth = 1;
    for (let y = 8; y < height; y += 22) {
      context.beginPath();
      context.moveTo(0, y);
      context.lineTo(width, y);
      context.stroke();
    }
    context.strokeStyle = 'rgba(200,60,60,.6)';
    for (let x = 70; x < width; x += 380) {
      context.beginPath();
      context.moveTo(x, 0);
      context.lineTo(x, height);
      context.stroke();
    }
    context.fillStyle = 'rgba(35,64,122,.8)';
    context.font = '500 17px Eczar';
    const list = words.split(' ');
    for (let y = 8; y < height; y += 22) {
      for (let x = 82; x < width; x += 380) {
        if (random() < 0.25) continue;
        context.fillText(
          Array.from({ length: 5 }, () => list[Math.floor(random() * list.length)]).join(' '),
          x + random() * 8,
          y - 4,
          280,
        );
      }
    }
  };

/** Paper painted with a broad brush: streaks of two colours. */
export const painted = (one: string, other: string, seed = 3, angle = 0.3): Material => {
  const noise = noiseFrom(seed);
  const [a, b] = [rgb(one), rgb(other)];
  return (context, width, height) => {
    const image = context.createImageData(width, height);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at += 4) {
        const across = y * cos - x * sin;
        const along = x * cos + y * sin;
        const share = clamp(
          (noise(across / 16, along / 260, 3) - 0.5) * 2.6 + (noise(x / 160, y / 160, 2) - 0.5) * 1.6 + 0.5,
        );
        const hair = 1 + (noise(across / 1.8, along / 60, 2) - 0.5) * 0.22;
        const colour = mix(a, b, share);
        for (let channel = 0; channel < 3; channel++)
          image.data[at + channel] = 255 * clamp(colour[channel] * hair);
        image.data[at + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
  };
};

/** Plain-weave cloth; `thread` is the distance between threads. */
export const cloth = (colour: string, thread = 4, seed = 7): Material => {
  const noise = noiseFrom(seed);
  return (context, width, height) =>
    grain(context, width, height, colour, 0.3, (x, y) => {
      const warp = Math.sin((x / thread) * Math.PI + (noise(y / 40, x / 9, 1) - 0.5) * 1.4);
      const weft = Math.sin((y / thread) * Math.PI + (noise(x / 40, y / 9, 1) - 0.5) * 1.4);
      const over = (Math.floor(x / thread) + Math.floor(y / thread)) % 2 === 0 ? warp : weft;
      return over * 0.45 + (noise(x / 60, y / 60, 2) - 0.5) * 0.5;
    });
};

/** Cloth with a block print in rows; the two colours are misaligned. */
export const blockPrint =
  (ground: string, ink: string, second: string, step = 52, seed = 8): Material =>
  (context, width, height, random) => {
    cloth(ground, 3.4, seed)(context, width, height, random);
    for (let row = 0, y = 0; y < height; row++, y += step * 0.8) {
      for (let x = (row % 2) * step * 0.5; x < width; x += step) {
        const [px, py] = [x + (random() - 0.5) * 4, y + (random() - 0.5) * 4];
        context.globalAlpha = 0.72 + random() * 0.22;
        context.fillStyle = ink;
        for (let petal = 0; petal < 6; petal++) {
          const angle = (petal / 6) * 6.283;
          context.beginPath();
          context.ellipse(
            px + Math.cos(angle) * step * 0.17,
            py + Math.sin(angle) * step * 0.17,
            step * 0.13,
            step * 0.075,
            angle,
            0,
            7,
          );
          context.fill();
        }
        context.fillStyle = second;
        context.beginPath();
        context.arc(px + 2.4, py + 1.8, step * 0.08, 0, 7);
        context.fill();
      }
    }
    context.globalAlpha = 1;
  };

/** Corrugated card with its ridges exposed. */
export const corrugated = (colour = '#b98a58', seed = 10): Material => {
  const noise = noiseFrom(seed);
  return (context, width, height) =>
    grain(
      context,
      width,
      height,
      colour,
      0.34,
      (x, y) =>
        Math.sin(x / 3.1 + (noise(y / 200, x / 60, 1) - 0.5)) * 0.5 + (noise(x / 3, y / 3, 2) - 0.5) * 0.5,
    );
};

/** Jute sacking: coarse, open, hairy. */
export const jute =
  (colour = '#a9824e', seed = 11): Material =>
  (context, width, height, random) => {
    cloth(colour, 7, seed)(context, width, height, random);
    context.lineWidth = 0.9;
    for (let i = 0; i < (width * height) / 900; i++) {
      const [x, y] = [random() * width, random() * height];
      context.strokeStyle = random() < 0.5 ? 'rgba(230,205,150,.6)' : 'rgba(70,48,28,.5)';
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(
        x + (random() - 0.5) * 20,
        y + (random() - 0.5) * 20,
        x + (random() - 0.5) * 26,
        y + (random() - 0.5) * 26,
      );
      context.stroke();
    }
  };

/** Crumpled kitchen foil: facets, each with its own reflection of the room. */
export const foil = (tint = '#c9ced6', seed = 13): Material => {
  const noise = noiseFrom(seed);
  const base = rgb(tint);
  return (context, width, height) => {
    const image = context.createImageData(width, height);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at += 4) {
        const fold = Math.abs(noise(x / 34, y / 30, 3) - noise(y / 26 + 9, x / 30, 2));
        const facet = noise((x + y * 0.5) / 19, (y - x * 0.3) / 15, 2);
        const light = 0.66 + facet * 0.46 + Math.exp(-fold * fold * 700) * 0.5;
        for (let channel = 0; channel < 3; channel++)
          image.data[at + channel] = 255 * clamp(base[channel] * light);
        image.data[at + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
  };
};

/** Sandpaper, or sand glued down. */
export const sand = (colour = '#d9b27c', seed = 14): Material => {
  const noise = noiseFrom(seed);
  return (context, width, height, random) =>
    grain(
      context,
      width,
      height,
      colour,
      0.5,
      (x, y) => (random() - 0.5) * 0.9 + (noise(x / 90, y / 60, 2) - 0.5) * 0.5,
    );
};

/** A bus ticket: a pale colour, a number in large figures, rows of small print. */
export const tickets =
  (seed = 15): Material =>
  (context, width, height, random) => {
    paper('#efe3b8', seed)(context, width, height, random);
    const tints = ['#f3b6a4', '#b8d8b0', '#efe3b8', '#b9cfe6'];
    for (let y = 0; y < height; y += 74) {
      for (let x = 0; x < width; x += 128) {
        context.fillStyle = css(rgb(tints[Math.floor(random() * tints.length)]), 0.9);
        context.fillRect(x + 2, y + 2, 124, 70);
        context.fillStyle = 'rgba(60,30,50,.85)';
        context.font = '700 24px Eczar';
        context.fillText(String(Math.floor(10000 + random() * 89999)), x + 10, y + 22);
        context.font = '500 9px Eczar';
        context.fillText('NOT TRANSFERABLE · KEEP', x + 10, y + 50);
        context.fillText('TILL THE END OF THE RIDE', x + 10, y + 61);
      }
    }
  };
