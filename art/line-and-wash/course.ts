/** The six course cards: one sketchbook page a course, all by the same hand. */
import { handIn, option } from '../studio/hand-in.ts';
import { expressors } from './courses/expressors.ts';
import { juniorBeginner } from './courses/junior-beginner.ts';
import { juniorLearner } from './courses/junior-learner.ts';
import { premium } from './courses/premium.ts';
import { seniorSeeker } from './courses/senior-seeker.ts';
import { special } from './courses/special.ts';
import { Sketch } from './sketch.ts';

const plates = {
  'course-junior-beginner': juniorBeginner,
  'course-junior-learner': juniorLearner,
  'course-senior-seeker': seniorSeeker,
  'course-expressors': expressors,
  'course-special': special,
  'course-premium': premium,
} as const;

const names = Object.keys(plates) as (keyof typeof plates)[];
const name = names.find((each) => each === option('name'));
if (name === undefined) throw new Error(`Say which course: name=${names.join(' or name=')}`);
const sketch = new Sketch(1040, 800, 60 + names.indexOf(name));
plates[name](sketch);
handIn(sketch.finish());
