import type { PictureName as AnyPicture } from './pictures/index.ts';

/** Every picture that is a work or a close view of one; the rest are drawings made for one page. */
export type PictureName = Exclude<AnyPicture, 'not-found'>;

/** A work on the wall with what its label says (SPEC 3, gallery item). */
export interface Work {
  name: PictureName;
  title: string;
  medium: string;
  maker: string;
  /** Null for the teacher and for work made together. */
  age: number | null;
  description: string;
  alt: string;
  additionalText?: string;
  /** The whole work that this picture is a close view of. */
  detailOf?: PictureName;
}

/** All works, looked up by name. */
export const works: Readonly<Record<PictureName, Work>> = {
  'quilling-bouquet': {
    name: 'quilling-bouquet',
    title: 'For Nani’s table',
    medium: 'Quilled paper',
    maker: 'Ridhima',
    age: 10,
    description: 'Nine flowers in a pot, all of them rolled from strips of paper.',
    alt:
      'Paper quilling: a bouquet of pink, blue, violet, orange, yellow and white flowers made of coiled paper strips, ' +
      'in a rust-red pot of small coils on white card.',
    additionalText:
      'Ridhima rolled the pot last. It took forty-six coils, and she says the ugly ones are inside.',
  },
  'watercolour-lake': {
    name: 'watercolour-lake',
    title: 'Backwater, six o’clock',
    medium: 'Watercolour',
    maker: 'Anna',
    age: 12,
    description: 'A boatman goes home across an orange lake.',
    alt:
      'Watercolour of a lake at sunset: a boatman stands with his pole in a dark boat, two palms lean in from the ' +
      'left, and a white sun throws a bright path over orange and violet water.',
    additionalText:
      'The sun and its path are bare paper. Anna painted round them first, while the sky was still wet.',
  },
  'glass-peacock': {
    name: 'glass-peacock',
    title: 'Morning peacock',
    medium: 'Glass paint, liner, foil',
    maker: 'Kavya',
    age: 15,
    description: 'Daylight goes through a peacock.',
    alt:
      'Glass painting in a wooden frame: a blue peacock on a branch turns towards a yellow sun with rings of orange ' +
      'and pink panes; its green tail hangs over a pond with three pink lotuses.',
    additionalText:
      'Five weekends. The black liner came first and had to dry for a night before any colour went in.',
  },
  'madhubani-fish': {
    name: 'madhubani-fish',
    title: 'Two fish',
    medium: 'Pen and ink, after Madhubani',
    maker: 'Ishaan',
    age: 11,
    description: 'Two fish, and no empty ground.',
    alt:
      'A square painting in the Madhubani manner: an ochre fish and a pink and green fish circle a red flower, every ' +
      'scale patterned, with leaves, blossoms and tiny fish filling the ground inside a flowered border.',
    additionalText:
      'Every outline is two lines with small strokes between, as the painters of Mithila draw it.',
  },
  'clay-owl': {
    name: 'clay-owl',
    title: 'She listens first',
    medium: 'Hand-built clay',
    maker: 'Devika',
    age: 11,
    description: 'An owl, pressed leaf by leaf.',
    alt:
      'A terracotta owl covered in leaf-shaped clay feathers, with wide white eyes and a yellow beak, between a pot of ' +
      'clay coils and a small pot dotted with white, on a wooden table.',
    additionalText:
      'Each feather was rolled, pinched flat and pressed on from the feet upwards, like roof tiles.',
  },
  'papercut-elephants': {
    name: 'papercut-elephants',
    title: 'Jungle, evening',
    medium: 'Paper cut in layers',
    maker: 'Rohan',
    age: 11,
    description: 'Nine sheets of paper make one forest.',
    alt:
      'Layered paper cut: a blue elephant with a pink and gold saddle cloth holds trunks with a small violet ' +
      'elephant in green grass; behind them a red sun and a red tree stand on a golden sky.',
    additionalText: 'There is a finger of air between the sheets. The shadows are not drawn, they are real.',
  },
  'crayon-family': {
    name: 'crayon-family',
    title: 'My family',
    medium: 'Wax crayon',
    maker: 'Pihu',
    age: 6,
    description: 'A house, a rainbow, and everyone who lives there.',
    alt:
      'A child’s crayon drawing with the words My Family: a yellow house with a red roof, a smiling sun, a rainbow, an ' +
      'apple tree, a dog, and a father, mother, girl and baby hand in hand.',
    additionalText: 'The dog does not live there yet. Pihu says the drawing is how one asks.',
  },
  'pencil-still-life': {
    name: 'pencil-still-life',
    title: 'Light from the left',
    medium: 'Pencil',
    maker: 'Anya',
    age: 12,
    description: 'A brass pot, a mango and two smaller fruits.',
    alt:
      'Pencil still life: a round pot with a flared rim, a mango and two small fruits, shaded with fine strokes, their ' +
      'shadows falling to the right; a strip of six grey tones below.',
    additionalText:
      'The six squares at the bottom are Anya’s scale. She decided on her darkest dark before she began.',
  },
  'mosaic-kingfisher': {
    name: 'mosaic-kingfisher',
    title: 'Kingfisher',
    medium: 'Mosaic tile on board',
    maker: 'Meher',
    age: 14,
    description: 'A kingfisher waits above blue water, in chips of tile.',
    alt:
      'Mosaic of a kingfisher with a blue back and an orange breast on a brown branch, in front of a cream and pale ' +
      'blue sky with a red and yellow sun; a strip of blue water runs below.',
    additionalText:
      'Meher laid the eye first. If the eye is wrong, she says, you have a very expensive pigeon.',
  },
  'lippan-medallion': {
    name: 'lippan-medallion',
    title: 'Aabhla',
    medium: 'Clay and mirrors on board, after Lippan',
    maker: 'Meenakshi Iyer',
    age: null,
    description: 'Mirrors set in white clay, the way walls are made in Kutch.',
    alt:
      'A round relief after the Lippan work of Kutch: rings of white clay petals, zigzags and rope edges on a rust-red ' +
      'ground, set with small round, leaf-shaped and triangular mirrors.',
    additionalText:
      'Aabhla is the Kutchi word for the small mirrors. At night one lamp is enough to light them all.',
  },
  'best-of-waste': {
    name: 'best-of-waste',
    title: 'Garden with a CD sun',
    medium: 'Bottle caps, buttons, a CD',
    maker: 'Zaid',
    age: 7,
    description: 'Bottle caps, a CD, one sunny garden.',
    alt:
      'A garden made of waste: seven flowers of coloured bottle caps and buttons on green paper stems, a shining CD ' +
      'for the sun, a bottle-cap butterfly and a ladybird in paper grass.',
    additionalText: 'A whole building saved its caps for three weeks. The tea stall gave the yellow ones.',
  },
  'oil-flame-trees': {
    name: 'oil-flame-trees',
    title: 'Gulmohar road',
    medium: 'Oil, knife',
    maker: 'Anuradha',
    age: 34,
    description: 'The road to the school in May, laid on with a knife.',
    alt:
      'Oil painting in thick knife strokes: an avenue of flame trees in red and orange bloom, fallen petals on a pale ' +
      'path, and two small figures walking under a blue umbrella.',
    additionalText: 'There is no green in the shade. Look again: it is violet, and it is why the red burns.',
  },
  'warli-dance': {
    name: 'warli-dance',
    title: 'Harvest dance',
    medium: 'Rice white on geru, after Warli',
    maker: 'Meenakshi Iyer and twelve students',
    age: null,
    description: 'A spiral of dancers round the musicians.',
    alt:
      'A picture after Warli painting in white on earth red: dancers hold hands in a great spiral around musicians, ' +
      'with trees, huts, a peacock, a sun and two bullocks inside a border of triangles.',
    additionalText:
      'Each student painted four dancers. Nobody can find their own any more, which was the idea.',
  },
  'mixed-media-tree': {
    name: 'mixed-media-tree',
    title: 'Eleven papers',
    medium: 'Paper, cloth, thread, buttons',
    maker: 'Aarush',
    age: 13,
    description: 'One tree out of eleven papers.',
    alt:
      'Mixed media collage: a tree with a brown card trunk and a crown of round cut papers, printed cloth and buttons, ' +
      'on hills torn from maps and newspaper, with a red cloth sun stitched in the corner.',
    additionalText:
      'The hill on the right is a road map. The red stitches follow the bus to Aarush’s grandmother.',
  },
  'fabric-hibiscus': {
    name: 'fabric-hibiscus',
    title: 'Hibiscus',
    medium: 'Fabric paint on block-printed cotton',
    maker: 'Meenakshi Iyer',
    age: null,
    description: 'Hibiscus on block-printed cotton.',
    alt:
      'Fabric painting on cream cotton: three hibiscus flowers in pink, red and orange on a green stem, with gold ' +
      'outlines; small red block-printed flowers around, and a paisley border with a fringe.',
    additionalText:
      'The blocks were printed first and left to rest. The flowers had to find room among them.',
  },
  'portrait-girl': {
    name: 'portrait-girl',
    title: 'Didi',
    medium: 'Ink and wash',
    maker: 'Kabir',
    age: 14,
    description: 'A big sister who sat still for eleven minutes.',
    alt:
      'Ink and watercolour portrait of a girl with two black plaits tied with red ribbon and a blue dress with a white ' +
      'collar, before a yellow and red wash.',
  },
  'portrait-grandfather': {
    name: 'portrait-grandfather',
    title: 'My Nana',
    medium: 'Ink and wash',
    maker: 'Tara',
    age: 13,
    description: 'A grandfather on his favourite Sunday.',
    alt:
      'Ink and watercolour portrait of an old man with an orange turban, a full white beard and a pale kurta, before a ' +
      'blue wash.',
  },
  'portrait-mother': {
    name: 'portrait-mother',
    title: 'Jasmine',
    medium: 'Ink and wash',
    maker: 'Nikhil',
    age: 16,
    description: 'White flowers round the bun, drawn before the face.',
    alt:
      'Ink and watercolour portrait of a smiling woman with a red bindi, white flowers round her bun, gold earrings ' +
      'and a pink sari with an orange border, before a green wash.',
  },
  'portrait-teen': {
    name: 'portrait-teen',
    title: 'Bhaiya',
    medium: 'Ink and wash',
    maker: 'Sara',
    age: 15,
    description: 'A brother’s curls, drawn as loops until they held.',
    alt:
      'Ink and watercolour portrait of a teenage boy with curly black hair, thin glasses and a yellow T-shirt, ' +
      'before a turquoise wash.',
  },
  'crayon-kids': {
    name: 'crayon-kids',
    title: 'Papa, Mummy, me and the baby',
    medium: 'Wax crayon',
    maker: 'Pihu',
    age: 6,
    description: 'Everyone holds somebody’s hand.',
    alt:
      'Crayon figures of a family hand in hand: a father in green, a mother in a pink dress with a plait, a girl in ' +
      'violet and a small baby, with the end of a rainbow above.',
    detailOf: 'crayon-family',
  },
  'clay-coil-pot': {
    name: 'clay-coil-pot',
    title: 'Coil pot',
    medium: 'Hand-built clay',
    maker: 'Devika',
    age: 11,
    description: 'A rope of clay goes round and round, and the thumb closes each turn into the one below.',
    alt: 'A round terracotta pot built of thick clay coils, with two paler coils among the red ones.',
    additionalText: 'The paler rings are a second clay. It shrinks the same, so the pot holds.',
    detailOf: 'clay-owl',
  },
  'quilling-flowers': {
    name: 'quilling-flowers',
    title: 'Flowers from strips',
    medium: 'Quilled paper',
    maker: 'Ridhima',
    age: 10,
    description: 'Paper strips rolled on a needle and let go until they fit.',
    alt:
      'Close view of quilled paper flowers: a large pink one with small white coils at its heart, and blue, violet, ' +
      'orange, yellow and white ones around it.',
    additionalText:
      'The pink flower has eight petals, one strip each. Look from the side and you can count the turns.',
    detailOf: 'quilling-bouquet',
  },
  'kingfisher-close': {
    name: 'kingfisher-close',
    title: 'Kingfisher, close',
    medium: 'Mosaic tile on board',
    maker: 'Meher',
    age: 14,
    description: 'Chips of tile laid along the lines a feather would take, sky last.',
    alt:
      'Close view of the mosaic: the kingfisher’s blue head, dark beak and white throat, the small tiles following the ' +
      'curve of its feathers.',
    additionalText: 'Straight rows would have made a wall. Curved rows made a bird.',
    detailOf: 'mosaic-kingfisher',
  },
  'lake-boat': {
    name: 'lake-boat',
    title: 'The boatman',
    medium: 'Watercolour',
    maker: 'Anna',
    age: 12,
    description: 'One dark shape, painted when everything else was dry.',
    alt:
      'Close view of the watercolour: a boatman with a pole in a dark boat, beside the white sun and its path on the ' +
      'water.',
    detailOf: 'watercolour-lake',
  },
  'flame-trees-couple': {
    name: 'flame-trees-couple',
    title: 'Under one umbrella',
    medium: 'Oil, knife',
    maker: 'Anuradha',
    age: 34,
    description: 'Two people in nine strokes.',
    alt: 'Close view of the oil painting: two small figures under a blue umbrella on a path covered with red petals.',
    detailOf: 'oil-flame-trees',
  },
  'madhubani-one-fish': {
    name: 'madhubani-one-fish',
    title: 'The upper fish',
    medium: 'Pen and ink, after Madhubani',
    maker: 'Ishaan',
    age: 11,
    description: 'Every scale has its own small drawing.',
    alt:
      'Close view of an ochre fish with a yellow head, double outlines, patterned scales and a green fin, among ' +
      'leaves.',
    detailOf: 'madhubani-fish',
  },
  'elephant-calf': {
    name: 'elephant-calf',
    title: 'The little one',
    medium: 'Paper cut in layers',
    maker: 'Rohan',
    age: 11,
    description: 'The holes were cut with a craft knife, the flowers with patience.',
    alt: 'Close view of the paper cut: a small violet elephant with cut-out flowers holds the trunk of the big blue one.',
    detailOf: 'papercut-elephants',
  },
  'peacock-lotus': {
    name: 'peacock-lotus',
    title: 'Lotuses at its feet',
    medium: 'Glass paint, liner, foil',
    maker: 'Kavya',
    age: 15,
    description: 'Pink lotuses float where the tail comes down.',
    alt:
      'Close view of the glass painting: two pink lotuses and a bud with green leaves on blue water, outlined in black ' +
      'relief.',
    additionalText:
      'The petals go from pink to clear while the paint is still wet. One breath too long and it has set.',
    detailOf: 'glass-peacock',
  },
  'waste-sun': {
    name: 'waste-sun',
    title: 'The CD sun',
    medium: 'CD, bottle cap, paper',
    maker: 'Zaid',
    age: 7,
    description: 'It once held the music of somebody’s wedding.',
    alt:
      'Close view of the waste garden: a shining CD with a bottle cap in its middle and yellow rays, above two flowers of ' +
      'caps and buttons.',
    detailOf: 'best-of-waste',
  },
  'hibiscus-bloom': {
    name: 'hibiscus-bloom',
    title: 'Hibiscus, two blooms',
    medium: 'Fabric paint on block-printed cotton',
    maker: 'Meenakshi Iyer',
    age: null,
    description: 'The veins are painted while the petal is wet, the gold when it is dry.',
    alt:
      'Close view of a red and an orange hibiscus painted on cotton, with fine dark veins, gold outlines and dots of ' +
      'yellow pollen.',
    detailOf: 'fabric-hibiscus',
  },
  'lippan-mirrors': {
    name: 'lippan-mirrors',
    title: 'Aabhla, close',
    medium: 'Clay and mirrors on board, after Lippan',
    maker: 'Meenakshi Iyer',
    age: null,
    description: 'Each mirror is held by a thread of clay, no glue to be seen.',
    alt:
      'Close view of the round relief: mirrors in eight leaf-shaped settings of white clay about a round mirror, on ' +
      'red.',
    detailOf: 'lippan-medallion',
  },
  'owl-face': {
    name: 'owl-face',
    title: 'She listens first, close',
    medium: 'Hand-built clay',
    maker: 'Devika',
    age: 11,
    description: 'The eyes went in wet, and have been surprised ever since.',
    alt: 'Close view of the clay owl’s face: round white eyes with feather rims, a small yellow beak and two tufted ears.',
    detailOf: 'clay-owl',
  },
  'warli-drummers': {
    name: 'warli-drummers',
    title: 'The musicians',
    medium: 'Rice white on geru, after Warli',
    maker: 'Meenakshi Iyer and twelve students',
    age: null,
    description: 'The pipe in the middle leads, and the circle follows it.',
    alt: 'Close view of white figures on earth red: a player with a long pipe and two drummers inside a ring of dancers.',
    detailOf: 'warli-dance',
  },
};
