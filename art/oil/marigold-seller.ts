/**
 * A flower seller at dawn, seen from slightly above: cool ground, one low light, and warm heaps of flowers in front.
 * Brush for cloth and skin, knife for blossoms.
 */
import { savePicture } from '../studio/program.ts';
import { painting } from './marigold-seller/canvas.ts';
import { gunny, scattered } from './marigold-seller/gunny.ts';
import { ground, market } from './marigold-seller/market.ts';
import { face, seller } from './marigold-seller/seller.ts';
import { flowers, scales } from './marigold-seller/wares.ts';

ground();
market();
gunny();
seller();
face();
flowers();
scales();
scattered();
savePicture(painting.toCanvas({ relief: 0.82 }));
