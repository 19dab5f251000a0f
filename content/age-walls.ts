import { labelled, type LabelledWork } from './works.ts';

/** The works on the home page after an age is chosen, by course name; the largest first. */
export const ageWalls: Readonly<Record<string, readonly LabelledWork[]>> = {
  'Junior Beginner': [
    labelled('oil-pastel-pond'),
    labelled('finger-paint-tree'),
    labelled('felt-pen-cat'),
    labelled('quilling-snail'),
  ],
  'Junior Learner': [
    labelled('poster-kites'),
    labelled('glass-turtle'),
    labelled('colour-pencil-vegetables'),
    labelled('waste-robot'),
  ],
  'Senior Seeker': [
    labelled('gouache-terraces'),
    labelled('gond-deer'),
    labelled('ink-bicycle'),
    labelled('watercolour-window'),
  ],
  'Sr. Expressors': [
    labelled('oil-marigold-seller'),
    labelled('digital-rooftop'),
    labelled('watercolour-pomegranate'),
    labelled('watercolour-himalaya'),
  ],
};
