import type { KeyedDocuments } from '#contract/site/documents.ts';

export const portraits = {
  'portrait-shalini': {
    title: 'Shalini Rao',
    medium: 'Ink and wash',
    maker: 'Tara',
    age: 13,
    description: 'Jasmine round the knot, and a laugh she kept until the drawing was done.',
    alt:
      'Ink and watercolour portrait of a woman turned to the left, smiling. Her parted hair is knotted low, with jasmine ' +
      'and orange flowers round the knot. She wears a red bindi, a thread of black beads, a red blouse and a sea-green ' +
      'sari with a yellow border. Behind her a pink and yellow wash.',
  },
  'portrait-gurdeep': {
    title: 'Gurdeep Singh',
    medium: 'Ink and wash',
    maker: 'Farhan',
    age: 14,
    description: 'He sat like a rock and told stories the whole time.',
    alt:
      'Ink and watercolour portrait of an old man turned to the right, with a deep blue turban, a neat white beard and ' +
      'a brown waistcoat over a pale kurta, before an ochre wash.',
  },
  'portrait-mitali': {
    title: 'Mitali Deshpande',
    medium: 'Ink and wash',
    maker: 'Navya',
    age: 15,
    description: 'One eyebrow is still thinking about it.',
    alt:
      'Ink and watercolour portrait of a girl with her head tilted and one eyebrow raised, two plaits with red bows ' +
      'over a white collar and a green pinafore, between a turquoise and a yellow wash.',
  },
  'portrait-neel': {
    title: 'Neel Banerjee',
    medium: 'Ink and wash',
    maker: 'Ishita',
    age: 16,
    description: 'Drawn while he drew. The owl is upside down because it is his, not ours.',
    alt:
      'Ink and watercolour portrait of a teenage boy with untidy black hair and round spectacles, in a plum-coloured ' +
      'hooded sweatshirt. He looks down and smiles while his hand draws an owl with a yellow pencil. Behind him a green ' +
      'and yellow wash.',
  },
  'portrait-lakshmi': {
    title: 'Lakshmi Nair',
    medium: 'Ink and wash',
    maker: 'Joel',
    age: 15,
    description: 'Sat by video from Muscat, and laughed whenever the picture froze.',
    alt:
      'Ink and watercolour portrait of a dark-skinned woman who laughs, her curly hair pulled back into a big knot. She ' +
      'wears gold ear studs, gold beads and a cream Kerala sari with a gold border over a green blouse. Behind her a ' +
      'purple and pink wash.',
  },
  'portrait-balwant': {
    title: 'Balwant Gill',
    medium: 'Ink and wash',
    maker: 'Rishaan',
    age: 14,
    description: 'A grandfather finds his own picture, top row, third from the door.',
    alt:
      'Ink and watercolour portrait of a bald old man with a white moustache looking up to the left, a yellow checked ' +
      'muffler round his neck over a dark red sleeveless sweater and a blue shirt, before a green wash.',
  },
  'portrait-ridhima': {
    title: 'Ridhima Jain',
    medium: 'Ink and wash',
    maker: 'Prisha',
    age: 13,
    description: 'The stripes are hers. So was the choice of pink.',
    alt:
      'Ink and watercolour portrait of a ten-year-old girl with round cheeks, a short bob under a yellow hair band and ' +
      'a T-shirt with red stripes, before a blue and pink wash.',
  },
  'portrait-rehan': {
    title: 'Rehan Mathew',
    medium: 'Ink and wash',
    maker: 'Ananya',
    age: 17,
    description: 'Paint on the cheek, one ear on the match.',
    alt:
      'Ink and watercolour portrait of a teenage boy who looks past us to the right, with short curly hair, a white ear ' +
      'bud, green and yellow paint on his cheek and a teal T-shirt with a yellow neckband, before an orange and yellow ' +
      'wash.',
  },
  'portrait-meenakshi': {
    title: '{school.teacher}',
    medium: 'Ink and wash',
    maker: 'Faizan',
    age: 16,
    description: 'The teacher, with the brush she has been looking for since Tuesday.',
    alt:
      'Ink and watercolour portrait of a woman of about forty who smiles broadly at us. Her hair has a grey streak and a ' +
      'paintbrush stuck through its knot. She wears a red bindi, red beads, an indigo kurta with a white print and a pale ' +
      'apron with spots of paint. Behind her a yellow and red wash.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
