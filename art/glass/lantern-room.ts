/** The table and wall around the lantern at dusk, and the objects on the table. */
import { mix, rgb, type Colour } from '../studio/colour.ts';
import { clamp, noiseFrom, smoothstep } from '../studio/random.ts';
import { flame, flameOn, glowAt, hitJar, projectedLightOn } from './lantern-jar.ts';
import { minus, point, unit, type Ray, type Vector } from './vectors.ts';

const noise = noiseFrom(21);
const second = noiseFrom(22);

/** z of the wall. */
const WALL = -3.1;
const matchbox = { at: [1.4, 0.13, 1.62] as Vector, half: [0.42, 0.12, 0.27] as Vector, turn: 0.5 };
/** The window in the wall. */
const opening = { left: -3.2, right: -1.34, foot: 1.2, top: 5 };
const brush = { from: [-2.5, 0.07, 0.95] as Vector, to: [-0.86, 0.07, 2.02] as Vector };

/** The dusk light from the window: blue, from the left and from behind the camera, darker below objects. */
function duskLightOn(normal: Vector, open: number): Colour {
  const light = (0.2 + 0.24 * clamp(normal[1] * 0.6 - normal[0] * 0.6)) * open;
  return [light * 0.52, light * 0.62, light];
}

function lit(albedo: Colour, projected: Colour, dusk: Colour): Colour {
  return [
    albedo[0] * (projected[0] + dusk[0]),
    albedo[1] * (projected[1] + dusk[1]),
    albedo[2] * (projected[2] + dusk[2]),
  ];
}

/** The colour of the room on a ray, without the jar; `thing` is the distance of an object on it. */
export function roomAlong(ray: Ray, thing: number | undefined): Colour {
  const { from, to } = ray;
  if (thing !== undefined) return shadeThing(point(from, to, thing));
  const toTable = -from[1] / to[1];
  const onTable = point(from, to, toTable);
  if (to[1] < 0 && onTable[2] > WALL) return shadeTable(onTable, to);
  return shadeWall(point(from, to, (WALL - from[2]) / to[2]));
}

function shadeTable([x, y, z]: Vector, to: Vector): Colour {
  const plank = Math.floor((z + 0.35) / 1.28);
  const seam = Math.abs((z + 0.35) / 1.28 - Math.round((z + 0.35) / 1.28)) < 0.008 ? 0.35 : 1;
  const grain = noise(x * 0.9 + plank * 9, z * 15 + plank * 3 + noise(x * 0.6, z, 2) * 2.4, 4);
  const pores = noise(x * 5, z * 90, 2) > 0.66 ? 0.86 : 1;
  const tone = (0.62 + 0.62 * grain) * pores * seam;
  const albedo: Colour = [0.62 * tone, 0.39 * tone, 0.23 * tone];
  const normal: Vector = [0, 1, 0];
  const projected = projectedLightOn([x, y, z], normal);
  const shade = flameVisibility([x, 0.01, z]);
  const near = Math.hypot(x, z);
  const open = (0.25 + 0.75 * smoothstep(0.85, 1.5, near)) * (0.45 + 0.55 * clamp((z - WALL) / 2));
  const body = lit(
    albedo,
    [projected[0] * shade, projected[1] * shade, projected[2] * shade],
    duskLightOn(normal, open),
  );
  // The varnish of the table reflects the glow of the jar.
  const mirrored = mirror([x, 0, z], to);
  return [body[0] + mirrored[0], body[1] + mirrored[1], body[2] + mirrored[2]];
}

function mirror(at: Vector, to: Vector): Colour {
  const ray: Ray = { from: at, to: [to[0], -to[1] + (noise(at[0] * 3, at[2] * 40, 2) - 0.5) * 0.12, to[2]] };
  const jar = hitJar(ray);
  if (jar === undefined || jar.near < 0) return [0, 0, 0];
  const front = point(ray.from, ray.to, jar.near);
  const glow = glowAt(front);
  if (glow === undefined) return [0.02, 0.016, 0.012];
  const strength = 0.3 * Math.exp(-jar.near * 0.7) * (0.6 + flameOn(front));
  return [glow[0] * strength, glow[1] * strength * 0.74, glow[2] * strength * 0.5];
}

/** A lime-washed wall with a window at the left. */
function shadeWall([x, y]: Vector): Colour {
  const frame = 0.13;
  const outside = Math.max(opening.left - x, x - opening.right, opening.foot - y, y - opening.top);
  if (outside < 0) return evening(x, y);
  const projected = projectedLightOn([x, y, WALL], [0, 0, 1]);
  if (outside < frame) {
    const tone = 0.7 + 0.5 * noise(x * (outside === opening.foot - y ? 2 : 30), y * 3, 3);
    const bevel = x > opening.right ? 0.7 : 1.1;
    return lit(
      [0.16 * tone * bevel, 0.36 * tone * bevel, 0.36 * tone * bevel],
      projected,
      duskLightOn([-0.6, 0.4, 0.5], 1),
    );
  }
  const plaster = 0.82 + 0.14 * (noise(x * 1.6, y * 1.4, 4) - 0.5) + 0.12 * (second(x * 13, y * 11, 3) - 0.5);
  const patch = smoothstep(0.6, 0.68, noise(x * 0.9 + 4, y * 0.9, 4)) * 0.12;
  const albedo: Colour = [plaster - patch * 0.6, plaster * 0.93 - patch * 0.8, plaster * 0.82 - patch];
  const shade = clamp(0.45 + 0.55 * clamp(y / 1.6));
  return lit(albedo, projected, duskLightOn([0, 0.3, 1], shade));
}

/** The sky after sunset over the roofs, out of focus. */
function evening(x: number, y: number): Colour {
  const pane = Math.abs(x - (opening.left + opening.right) / 2 - 0.12);
  if (pane < 0.035 || Math.abs(y - 3.05) < 0.035) return [0.03, 0.05, 0.07];
  const share = clamp((y - 1.3) / 3.2);
  const sky =
    share < 0.35
      ? mix([0.85, 0.42, 0.3], [0.42, 0.3, 0.55], share / 0.35)
      : mix([0.42, 0.3, 0.55], [0.08, 0.13, 0.36], (share - 0.35) / 0.65);
  const roofs = 1.62 + 0.22 * Math.floor(noise(Math.floor(x * 3.4) * 3.7, 2, 1) * 3.2) * 0.6;
  const roof = smoothstep(roofs + 0.03, roofs - 0.03, y);
  const lamps = [
    [-2.9, 1.42],
    [-2.34, 1.5],
    [-1.78, 1.36],
  ].reduce((sum, [lx, ly]) => {
    return sum + smoothstep(0.075, 0.055, Math.hypot(x - lx, y - ly));
  }, 0);
  const dark = mix(sky, [0.07, 0.07, 0.14], roof);
  return [dark[0] * 0.8 + lamps * 0.6, dark[1] * 0.8 + lamps * 0.4, dark[2] * 0.8 + lamps * 0.14];
}

// The matchbox and the brush on the table.

function boxDistance(at: Vector): number {
  const cos = Math.cos(matchbox.turn);
  const sin = Math.sin(matchbox.turn);
  const [x, y, z] = minus(at, matchbox.at);
  const local = [x * cos - z * sin, y, x * sin + z * cos];
  const over = local.map((value, axis) => Math.abs(value) - matchbox.half[axis]);
  return Math.hypot(...over.map((value) => Math.max(0, value))) + Math.min(0, Math.max(...over)) - 0.006;
}

function brushShare(at: Vector): number {
  const way = minus(brush.to, brush.from);
  const off = minus(at, brush.from);
  return clamp(
    (way[0] * off[0] + way[1] * off[1] + way[2] * off[2]) / (way[0] ** 2 + way[1] ** 2 + way[2] ** 2),
  );
}

function brushDistance(at: Vector): number {
  const share = brushShare(at);
  const on = point(brush.from, minus(brush.to, brush.from), share);
  const radius =
    share < 0.76
      ? 0.03 + 0.026 * Math.sin(share * 3.6)
      : share < 0.88
        ? 0.042
        : 0.05 * (1 - ((share - 0.88) / 0.12) ** 1.6);
  return Math.hypot(...minus(at, on)) - radius;
}

function thingDistance(at: Vector): number {
  return Math.min(boxDistance(at), brushDistance(at));
}

export function hitThings({ from, to }: Ray): number | undefined {
  let t = (0.5 - from[1]) / to[1];
  if (t < 0) return undefined;
  for (let i = 0; i < 60 && t < 16; i++) {
    const at = point(from, to, t);
    if (at[1] < 0) return undefined;
    const distance = thingDistance(at);
    if (distance < 0.002) return t;
    t += distance * 0.9;
  }
  return undefined;
}

/** 1 where a point of the table has a free line to the flame. */
function flameVisibility(at: Vector): number {
  const way = minus(flame, at);
  const length = Math.hypot(...way);
  const to: Vector = [way[0] / length, way[1] / length, way[2] / length];
  let open = 1;
  for (let t = 0.02; t < 1.6 && at[1] + to[1] * t < 0.34;) {
    const distance = thingDistance(point(at, to, t));
    open = Math.min(open, (distance * 14) / (t + 0.12));
    if (distance < 0.002) return 0;
    t += Math.max(0.02, distance);
  }
  return clamp(open);
}

function shadeThing(at: Vector): Colour {
  const h = 0.002;
  const rise = (axis: number) => {
    const moved: Vector = [...at];
    moved[axis] += h;
    return thingDistance(moved) - thingDistance(at);
  };
  const normal = unit([rise(0), rise(1), rise(2)]);
  const projected = projectedLightOn(at, normal);
  const dusk = duskLightOn(normal, 0.9);
  if (boxDistance(at) > 0.004) {
    const share = brushShare(at);
    const albedo: Colour =
      share < 0.76 ? [0.62, 0.16, 0.1] : share < 0.88 ? [0.7, 0.7, 0.72] : [0.14, 0.3, 0.5];
    return lit(albedo, projected, dusk);
  }
  return lit(matchboxColour(at, normal), projected, dusk);
}

/** A paper label on top: a sun in a red field; the striking sides are brown. */
function matchboxColour(at: Vector, normal: Vector): Colour {
  const cos = Math.cos(matchbox.turn);
  const sin = Math.sin(matchbox.turn);
  const [x, , z] = minus(at, matchbox.at);
  const [u, v] = [x * cos - z * sin, x * sin + z * cos];
  if (normal[1] < 0.6) return Math.abs(v) > matchbox.half[2] - 0.03 ? [0.24, 0.13, 0.1] : [0.75, 0.62, 0.42];
  const rim = Math.max(Math.abs(u) / matchbox.half[0], Math.abs(v) / matchbox.half[2]);
  if (rim > 0.88) return [0.95, 0.85, 0.55];
  const away = Math.hypot(u, v);
  const ray = Math.sin(Math.atan2(v, u) * 12) > 0.2 && away < 0.19;
  if (away < 0.1 || ray) return [0.98, 0.76, 0.16];
  return rgb('#b8241c');
}
