import type { Portrait } from './portrait.ts';

/** Pen strokes side by side where a part lies in deep shadow, between two shares of the sheet's height. */
export function hatch(
  portrait: Portrait,
  name: string,
  { below = -0.02, gap = 10, lean = -0.55, width = 1.5, from = 0, until = 1 } = {},
): void {
  const { pen, sheet } = portrait;
  const reach = Math.hypot(sheet.width, sheet.height);
  const [dx, dy] = [Math.cos(lean), Math.sin(lean)];
  for (let aside = -reach; aside < reach; aside += gap * (0.75 + 0.5 * pen.random())) {
    let run: [number, number][] = [];
    const limit = below + (pen.random() - 0.5) * 0.08;
    const flush = () => {
      if (run.length > 5)
        pen.line(run, { width: width * (0.7 + 0.6 * pen.random()), swell: 0.15, thin: 0.45, gaps: 0.1 });
      run = [];
    };
    for (let along = -reach; along < reach; along += 4) {
      const x = dx * along - dy * aside;
      const y = dy * along + dx * aside + sheet.height / 2;
      const onSheet = x > 0 && x < sheet.width && y > from * sheet.height && y < until * sheet.height;
      if (onSheet && portrait.isOn(name, [x, y]) && portrait.lightAt([x, y]) <= Math.max(0, limit))
        run.push([x, y]);
      else flush();
    }
    flush();
  }
}
