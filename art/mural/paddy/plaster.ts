/** The plaster of the wall, and functions that place a figure’s points on it. */
import { type Place, smooth, trace } from '../../studio/curves.ts';
import { WallPaint } from '../wall-paint.ts';

export const PAINTING_WIDTH = 1460;
export const PAINTING_HEIGHT = 800;
export const HORIZON = 408;
export const SKIN = ['#8a5130', '#9c6239', '#77472a'] as const;
export const HAIR = '#1c1420';

export const wall = new WallPaint(PAINTING_WIDTH, PAINTING_HEIGHT, 91);
export const { random } = wall;
export const on = (place: Place, points: string) => trace(points).map(([u, v]) => place(u, v));
export const soft = (place: Place, points: string) => smooth(on(place, points), { closed: true });
