/** The colours of the school's pigments in the drawings: those of the light scheme in app/app.css. */
export const pigments = {
  paper: '#faf5ea',
  card: '#fffdf7',
  ink: '#2a1d16',
  sindoor: '#c8391f',
  haldi: '#e8a317',
  neel: '#23407a',
  mor: '#0f7672',
  rani: '#b8195a',
  geru: '#9c4526',
  riceWhite: '#f6ead6',
  printCream: '#fbf3e2',
} as const;
