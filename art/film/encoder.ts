import { spawn } from 'node:child_process';

interface Format {
  width: number;
  height: number;
  /** Frames per second. */
  rate: number;
  output: (name: string) => string;
}

/** H.264 for every browser, with the index first, so that it starts at once and allows seeking. */
const h264 = [
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-crf',
  '22',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
];
const vp9 = [
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '34',
  '-b:v',
  '0',
  '-row-mt',
  '1',
  '-deadline',
  'good',
  '-cpu-used',
  '4',
  '-pix_fmt',
  'yuv420p',
];

/** Starts ffmpeg, which reads RGBA frames from standard input and writes tutorial.mp4 and tutorial.webm. */
export function startEncoder({ width, height, rate, output }: Format) {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${width}x${height}`,
    '-r',
    String(rate),
    '-i',
    '-',
  ];
  return spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...input, ...h264, output('tutorial.mp4'), ...vp9, output('tutorial.webm')],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
}
