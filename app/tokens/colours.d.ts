/** Colour tokens for scripts; vite.tokens.ts makes this module from colours.css and pigments.css. */
declare module 'virtual:colours' {
  interface Colour {
    day: string;
    evening: string;
  }
  export const wall: Colour;
  export const card: Colour;
  export const ink: Colour;
  export const soft: Colour;
  export const sindoor: Colour;
  export const haldi: Colour;
  export const geru: Colour;
  export const sindoorText: Colour;
  export const neel: Colour;

  export const black: string;
  export const frameEdge: string;
  export const lake100: string;
  export const lake120: string;
  export const lake190: string;
  export const lake220: string;
  export const lake270: string;
  export const lake30: string;
  export const lake300: string;
  export const lake320: string;
  export const lake340: string;
  export const lake380: string;
  export const lake510: string;
  export const lake520: string;
  export const lake650: string;
  export const lake680: string;
  export const lake750: string;
  export const lake770: string;
  export const paintBrush230: string;
  export const paintBrush330: string;
  export const paintBrush40: string;
  export const paintBrush430: string;
  export const paintBrush450: string;
  export const paintBrush600: string;
  export const paintBrush670: string;
  export const umber710: string;
  export const white: string;
}
