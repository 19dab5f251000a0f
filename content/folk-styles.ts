import type { PictureName } from './works.ts';

/** A folk tradition that our courses learn from: where it lives and who makes it (SPEC 3, course groups). */
export interface FolkStyle {
  name: string;
  place: string;
  makers: string;
  hand: string;
  picture: PictureName | null;
}

/** How we teach them, for any page that shows them. */
export const folkStylesIntro =
  'These styles belong to the people who made them. We learn how a hand moves in them, we say whose they are, '
  + 'and we call our own tries “after Warli” or “after Madhubani”, never the thing itself.';

export const folkStyles: readonly FolkStyle[] = [
  {
    name: 'Madhubani',
    place: 'Madhubani and the villages around it, Bihar',
    makers:
      'Painted by women on the walls of their homes, mother to daughter, for weddings and festivals; on paper since '
      + 'the drought of the late 1960s. Sita Devi, Ganga Devi and Mahasundari Devi made it known far away.',
    hand: 'Two outlines with small strokes between them, and no ground left empty.',
    picture: 'madhubani-fish',
  },
  {
    name: 'Mithila',
    place: 'The whole Mithila region, across north Bihar and the plains of Nepal',
    makers:
      'The wider family to which Madhubani belongs. Different communities kept different hands: bharni filled with '
      + 'colour, kachni built of fine lines, godna grown from tattoo patterns.',
    hand: 'Choose one: the filled hand or the lined hand, and stay with it to the last leaf.',
    picture: null,
  },
  {
    name: 'Warli',
    place: 'Palghar, Thane and the northern Sahyadri hills, Maharashtra',
    makers:
      'Made by the Warli, an Adivasi people, in rice paste on walls of earth. The married women painted for weddings; '
      + 'Jivya Soma Mashe later painted every day and carried it onto paper and cloth.',
    hand: 'Two triangles meet at a point and become a person. The whole village follows from that.',
    picture: 'warli-dance',
  },
  {
    name: 'Gond',
    place: 'Patangarh and the villages of Dindori, Madhya Pradesh',
    makers:
      'The Pardhan Gond were the singers and story-keepers of their people. Jangarh Singh Shyam brought the stories to '
      + 'paper at Bharat Bhavan, here in Bhopal, in the 1980s; his family and village paint on.',
    hand: 'Each painter has a signature pattern of dots or dashes, and fills the animal with it.',
    picture: null,
  },
  {
    name: 'Lippan',
    place: 'The mud-walled houses of Kutch, Gujarat',
    makers:
      'Made by women of Rabari and other herding communities, who press clay ropes and small mirrors into the walls of '
      + 'their bhungas, the round houses. Among Muslim makers it stays with pattern, without people or animals.',
    hand: 'A rope of clay as thick as a pencil, pressed down with a wet finger, and a mirror where lines meet.',
    picture: 'lippan-medallion',
  },
];
