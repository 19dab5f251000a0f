import type { KeyedDocuments } from '#contract/site/documents.ts';

export const glass = {
  'glass-peacock': {
    title: 'Morning peacock',
    medium: 'Glass paint, liner, foil',
    maker: 'Kavya',
    age: 15,
    description: 'Daylight goes through a peacock.',
    alt:
      'Glass painting in a wooden frame: a blue peacock grips a branch before a yellow sun with rings of orange, pink ' +
      'and blue panes; its green tail of many eyes sweeps down over a pond with two pink lotuses and a bud.',
    additionalText:
      'Five weekends. The black liner came first and had to dry for a night before any colour went in.',
  },
  'glass-shikara': {
    title: 'Dal Lake, twice',
    medium: 'Glass paint, liner, foil',
    maker: 'Inaya',
    age: 13,
    description: 'A boat, six poplars, and most of it once more in the water.',
    alt:
      'Wide glass painting: a shikara with a striped canopy and two passengers is paddled over a blue lake between ' +
      'lotus leaves; behind it stand poplars, a houseboat and violet mountains, which the water shows again in panes.',
    additionalText:
      'Inaya went there once, when she was four. The houseboat with five windows is from memory, the rest from her ' +
      'uncle’s calendar.',
  },
  'glass-parrots': {
    title: 'Guava thieves',
    medium: 'Glass paint, liner, foil',
    maker: 'Rudra',
    age: 12,
    description: 'Two parakeets and the fruit they were not meant to find.',
    alt:
      'Upright glass painting in a turquoise frame: a green parakeet with a red beak sits on a guava branch, a second ' +
      'hangs head down from it towards an open pink guava; leaves and white blossoms on yellow and aqua panes.',
    additionalText:
      'Rudra drew the hanging one the right way up and turned the glass. He recommends this for all difficult feet.',
  },
  'glass-lantern': {
    title: 'For the next power cut',
    medium: 'Glass paint and liner on a pickle jar',
    maker: 'Meera',
    age: 15,
    description: 'A pickle jar that throws flowers at the wall.',
    alt:
      'A painted glass jar on a wooden table at dusk, lit by a candle inside: flowering plants in arched panes between ' +
      'blue and green, borders of red, yellow and green; the colours fall on the table and the wall behind.',
    additionalText:
      'She painted with the jar pulled over her left hand. The eight arches came round to meet with three millimetres ' +
      'to spare.',
  },
  'glass-turtle': {
    title: 'Turtle in the window',
    medium: 'Glass paint and liner on a round pane',
    maker: 'Ahana',
    age: 10,
    description: 'It swims best between ten and noon.',
    alt:
      'Round glass painting on a cord before a barred window and a garden: a sea turtle with a brown shell swims up ' +
      'through blue water among weeds, bubbles and two small fish; its colours lie on the stone sill below.',
    additionalText: 'The library book said a turtle’s back has thirteen plates. You may count.',
  },
  'glass-night-train': {
    title: 'The 9.40',
    medium: 'Glass paint, liner, foil',
    maker: 'Veer',
    age: 14,
    description: 'A lit train crosses a river that has gone to bed.',
    alt:
      'Glass painting in deep blues: a green steam engine with its lamp on pulls red carriages with yellow windows over ' +
      'a stone viaduct; a full moon with a halo, houses on a hill, and the lights lying in the river.',
    additionalText:
      'The arches are from a bridge he crossed on the Konkan line, the engine is from a museum. They had never met.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
