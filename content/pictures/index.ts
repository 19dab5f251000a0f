// Made by art/pictures/make-pictures.ts from art/pictures/sources.ts; do not edit.

type PictureVariant = { width: number; file: string };

export type Picture = {
  /** Size of the work as it hangs, for the aspect ratio. */
  width: number;
  height: number;
  /** The work's main colour, shown until it has loaded. */
  colour: `#${string}`;
  /** Data URI of a tiny blurred likeness. */
  placeholder: string;
  /** The point to keep in sight when a layout crops, as fractions (for object-position). */
  focus: [number, number];
  /** Files beside this one, narrowest first. */
  avif: PictureVariant[];
  webp: PictureVariant[];
};

export type PictureName =
  | 'quilling-bouquet'
  | 'watercolour-lake'
  | 'glass-peacock'
  | 'madhubani-fish'
  | 'clay-owl'
  | 'papercut-elephants'
  | 'crayon-family'
  | 'pencil-still-life'
  | 'mosaic-kingfisher'
  | 'lippan-medallion'
  | 'best-of-waste'
  | 'oil-flame-trees'
  | 'warli-dance'
  | 'mixed-media-tree'
  | 'fabric-hibiscus'
  | 'portrait-girl'
  | 'portrait-grandfather'
  | 'portrait-mother'
  | 'portrait-teen'
  | 'not-found'
  | 'crayon-kids'
  | 'clay-coil-pot'
  | 'quilling-flowers'
  | 'kingfisher-close'
  | 'lake-boat'
  | 'flame-trees-couple'
  | 'madhubani-one-fish'
  | 'elephant-calf'
  | 'peacock-lotus'
  | 'waste-sun'
  | 'hibiscus-bloom'
  | 'lippan-mirrors'
  | 'owl-face'
  | 'warli-drummers';

export const pictures: Record<PictureName, Picture> = {
  'quilling-bouquet': {
    width: 950,
    height: 1183,
    colour: '#c8c8b8',
    placeholder:
      'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAACQBACdASoTABgAPymAuVMuKCYsKA1RwCUJQBXDgQDzY1ku+u7iYSggzsUOAAAA/ufuCU8ZPFKpsc2/Y4gDUIiIEX4KDmAYxnBK17Pb1kjCU8OGgOtpYTyFH3gUBFqja6arlZxYKdh4KT3NQ4W1BGeCUZbFOjKQAAA=',
    focus: [0.5, 0.3],
    avif: [
      { width: 320, file: 'quilling-bouquet-320-9e8ed248.avif' },
      { width: 480, file: 'quilling-bouquet-480-36d3c4da.avif' },
      { width: 640, file: 'quilling-bouquet-640-8b69782f.avif' },
      { width: 950, file: 'quilling-bouquet-950-706a291c.avif' },
    ],
    webp: [
      { width: 640, file: 'quilling-bouquet-640-a84d3fc3.webp' },
      { width: 950, file: 'quilling-bouquet-950-559eef16.webp' },
    ],
  },
  'watercolour-lake': {
    width: 1280,
    height: 908,
    colour: '#f8f8f8',
    placeholder:
      'data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAADwBACdASoYABEAPymGvFWuKKY/qAqr8CUJQBdmWhg2ow5mWh/5e4yNW4eHheN83AAA/OLujkGaJtIoJaTrFGlqavkMwEuSUQfG8BuUq2Nx2ufGGQHm0eKVa6nz7UaJEHYUUDFi0HX3FmXRb7XruB3Y+7GhYfL6AAhWEs/O5SONIEAA',
    focus: [0.58, 0.5],
    avif: [
      { width: 320, file: 'watercolour-lake-320-c0542cfa.avif' },
      { width: 480, file: 'watercolour-lake-480-7a7fa7e2.avif' },
      { width: 640, file: 'watercolour-lake-640-2da67935.avif' },
      { width: 960, file: 'watercolour-lake-960-d5bfdb59.avif' },
      { width: 1280, file: 'watercolour-lake-1280-6c067c77.avif' },
    ],
    webp: [
      { width: 640, file: 'watercolour-lake-640-0c640b4b.webp' },
      { width: 1280, file: 'watercolour-lake-1280-341ae118.webp' },
    ],
  },
  'glass-peacock': {
    width: 1086,
    height: 1400,
    colour: '#583818',
    placeholder:
      'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAAAQBQCdASoTABgAPyl2tFMuJqSisBgMAcAlCWwAsR9Y/Kgk0XIkG3dCyHLVeibWn6AAAPvz2rPYkOMCow9x9Bpe+CTtGHlQqXPKDWjtpE2kdQ9PfdV2j59izfbdvIIqXzXWMv0eNEG7VW2tx/dPNdX+iL2g5XP8sg4EAAAA',
    focus: [0.5, 0.35],
    avif: [
      { width: 320, file: 'glass-peacock-320-9f95720f.avif' },
      { width: 480, file: 'glass-peacock-480-75b95d62.avif' },
      { width: 640, file: 'glass-peacock-640-ee8656c1.avif' },
      { width: 960, file: 'glass-peacock-960-0e63fb06.avif' },
      { width: 1086, file: 'glass-peacock-1086-852e8aab.avif' },
    ],
    webp: [
      { width: 640, file: 'glass-peacock-640-2b81c22b.webp' },
      { width: 1086, file: 'glass-peacock-1086-1cab47f5.webp' },
    ],
  },
  'madhubani-fish': {
    width: 1165,
    height: 1165,
    colour: '#c8b898',
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQBACdASoYABgAPymItlcuKKSjqAqpwCUJQBhQAMdtAEpBNA4KBncIAADWO7+MCLDTTgph/oWojDRp+WDIB3W0vW9NBjtpRaRaWBu+D9wY8m4cRWR+YAAA',
    focus: [0.5, 0.5],
    avif: [
      { width: 320, file: 'madhubani-fish-320-49a9b826.avif' },
      { width: 480, file: 'madhubani-fish-480-9947e6b9.avif' },
      { width: 640, file: 'madhubani-fish-640-50c83603.avif' },
      { width: 960, file: 'madhubani-fish-960-1540ad4b.avif' },
      { width: 1165, file: 'madhubani-fish-1165-aed3065b.avif' },
    ],
    webp: [
      { width: 640, file: 'madhubani-fish-640-690496e8.webp' },
      { width: 1165, file: 'madhubani-fish-1165-8397f874.webp' },
    ],
  },
  'clay-owl': {
    width: 1280,
    height: 987,
    colour: '#a8a898',
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAACQBACdASoYABMAPyl6slMuJyQisBgMAcAlCWIAuy+vAOMHNDC09Oj/d/OZIAAA/cxQm4cI377DTEo2PRWQd7jZYTfkOlGkDuV1VC9HFK3JzYXQpv5POY6LW2PNTIs6nN2wAAAA',
    focus: [0.48, 0.4],
    avif: [
      { width: 320, file: 'clay-owl-320-cf5b089e.avif' },
      { width: 480, file: 'clay-owl-480-05f5ece3.avif' },
      { width: 640, file: 'clay-owl-640-2c89183e.avif' },
      { width: 960, file: 'clay-owl-960-158234e2.avif' },
      { width: 1280, file: 'clay-owl-1280-0a87d122.avif' },
    ],
    webp: [
      { width: 640, file: 'clay-owl-640-7adc463f.webp' },
      { width: 1280, file: 'clay-owl-1280-8aea2517.webp' },
    ],
  },
  'papercut-elephants': {
    width: 1280,
    height: 875,
    colour: '#f8f8f8',
    placeholder:
      'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAAAwBACdASoYABAAPyl+tVIuKCUisAgBwCUJbACdMoADYYG9FOi2IVMHMIAA/slgwA+QBrcHe/yLocWXetXs0HkDNv0jWK5WdqHuUSICNGIcQBb+VEkb1aBczhDX29dKek6Pr+2yvXPIZ9GETE7ZfduRd1pAAA==',
    focus: [0.6, 0.5],
    avif: [
      { width: 320, file: 'papercut-elephants-320-76141225.avif' },
      { width: 480, file: 'papercut-elephants-480-3c88d042.avif' },
      { width: 640, file: 'papercut-elephants-640-e71e5552.avif' },
      { width: 960, file: 'papercut-elephants-960-36aac532.avif' },
      { width: 1280, file: 'papercut-elephants-1280-c4c1da96.avif' },
    ],
    webp: [
      { width: 640, file: 'papercut-elephants-640-7acb6e1e.webp' },
      { width: 1280, file: 'papercut-elephants-1280-cfe650e7.webp' },
    ],
  },
  'crayon-family': {
    width: 1280,
    height: 941,
    colour: '#f8f8e8',
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAQBACdASoYABIAPymGvFWuKKYpKAqpwCUJZADE2BEIustUTNQDZTpFgAD+00qLLZloPR66h5TGyKm1zAik9cSnBLXo4yMt0gvmnG6og00LzPGGFjaQEYpdbG4IlllsL9sIAA==',
    focus: [0.6, 0.65],
    avif: [
      { width: 320, file: 'crayon-family-320-1cec0dee.avif' },
      { width: 480, file: 'crayon-family-480-904a8304.avif' },
      { width: 640, file: 'crayon-family-640-c927aa48.avif' },
      { width: 960, file: 'crayon-family-960-ada4db71.avif' },
      { width: 1280, file: 'crayon-family-1280-dfd25997.avif' },
    ],
    webp: [
      { width: 640, file: 'crayon-family-640-6c453f42.webp' },
      { width: 1280, file: 'crayon-family-1280-72b94d71.webp' },
    ],
  },
  'pencil-still-life': {
    width: 1280,
    height: 939,
    colour: '#e8e8d8',
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwBACdASoYABIAPyl6t1UuJqUjMBgIAcAlCWkAxcgPCh9zjKXbuAbbcbAA/uc/KEAes6Y8zCKO20jwxKMvwsxJ5HxzsqNuJNSMENDpq69L1/OzNTPmXuPpI96AAA==',
    focus: [0.45, 0.5],
    avif: [
      { width: 320, file: 'pencil-still-life-320-e04d0c94.avif' },
      { width: 480, file: 'pencil-still-life-480-486a3554.avif' },
      { width: 640, file: 'pencil-still-life-640-a03fa92d.avif' },
      { width: 960, file: 'pencil-still-life-960-66b6c9ff.avif' },
      { width: 1280, file: 'pencil-still-life-1280-7b36f6f7.avif' },
    ],
    webp: [
      { width: 640, file: 'pencil-still-life-640-b223b6f2.webp' },
      { width: 1280, file: 'pencil-still-life-1280-63d25d6f.webp' },
    ],
  },
  'mosaic-kingfisher': {
    width: 1148,
    height: 926,
    colour: '#789898',
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAAAwBQCdASoYABMAPyl4s1MuJqQisBgMAcAlCWoAnQAN1EkTYgqxmqBD+m5qVlhEvihQAAD+VYFlnwY7fx5jKeycpnH7ZkSZyR/cHMZCa5+iPMsT3sOfevJS3bcjGthVlewe31Vh3NFTAAAA',
    focus: [0.55, 0.4],
    avif: [
      { width: 320, file: 'mosaic-kingfisher-320-5b5d8e5f.avif' },
      { width: 480, file: 'mosaic-kingfisher-480-ab3d1c7b.avif' },
      { width: 640, file: 'mosaic-kingfisher-640-9f186cb9.avif' },
      { width: 960, file: 'mosaic-kingfisher-960-f2081c49.avif' },
      { width: 1148, file: 'mosaic-kingfisher-1148-3202cbd0.avif' },
    ],
    webp: [
      { width: 640, file: 'mosaic-kingfisher-640-eedcaab1.webp' },
      { width: 1148, file: 'mosaic-kingfisher-1148-e6ef061a.webp' },
    ],
  },
  'lippan-medallion': {
    width: 1056,
    height: 1056,
    colour: '#c8b8a8',
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAABwBQCdASoYABgAPymMvVguKSYjqAgBwCUJQBSV8dAb0e8aVw3kRt1oUGn1XtWkVPqZeMAAAP7nOy8sLA8cKUfKZlVCn7r75kE1tYg6B9xHaDUCgQQox31VVncHeBM4r/WZNjKLSy5GwxEoPeG6QuKCl+7xAAAA',
    focus: [0.5, 0.5],
    avif: [
      { width: 320, file: 'lippan-medallion-320-abe20bf7.avif' },
      { width: 480, file: 'lippan-medallion-480-96b18b33.avif' },
      { width: 640, file: 'lippan-medallion-640-fd1fefd3.avif' },
      { width: 960, file: 'lippan-medallion-960-5278d528.avif' },
    ],
    webp: [
      { width: 640, file: 'lippan-medallion-640-b814cd5e.webp' },
      { width: 960, file: 'lippan-medallion-960-fa90384a.webp' },
    ],
  },
  'best-of-waste': {
    width: 1191,
    height: 952,
    colour: '#98b8c8',
    placeholder:
      'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAAAwBQCdASoYABMAPymEu1WuKCYjKAqpwCUJZACpFUwBKatv4kEQ3dloMZ+JPYBZjQtcwAD+k0qyGvwHsUhuniLMmX6IkQkKLrQRcwXg30b04NcEXw3PbP6+gjpCsgwysqQFs3HirgU+efc7hIBJ8lL3woz7cA+bMAA=',
    focus: [0.45, 0.35],
    avif: [
      { width: 320, file: 'best-of-waste-320-d1c8f50b.avif' },
      { width: 480, file: 'best-of-waste-480-950d7cf0.avif' },
      { width: 640, file: 'best-of-waste-640-9c403af2.avif' },
      { width: 960, file: 'best-of-waste-960-90962a1b.avif' },
      { width: 1191, file: 'best-of-waste-1191-7e4bb682.avif' },
    ],
    webp: [
      { width: 640, file: 'best-of-waste-640-21472bc3.webp' },
      { width: 1191, file: 'best-of-waste-1191-a7f4587b.webp' },
    ],
  },
  'oil-flame-trees': {
    width: 1280,
    height: 969,
    colour: '#e88838',
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAABQBQCdASoYABIAPymIu1WuKSYjKAqpwCUJZgCsM0xBbnV1TbO7gpYqcqgGPEHKbDQErCgA1pcJN4xkVVRyXwDC6j6B69eN8YD28hAzIRBfMHuFzTiw/VBprvXQb+zyRm+MsnZ5zB5ANyJWOk/oKGw2VQCjAAAA',
    focus: [0.48, 0.6],
    avif: [
      { width: 320, file: 'oil-flame-trees-320-170bc035.avif' },
      { width: 480, file: 'oil-flame-trees-480-9263e9ad.avif' },
      { width: 640, file: 'oil-flame-trees-640-f0c3aeb5.avif' },
      { width: 960, file: 'oil-flame-trees-960-d2a04048.avif' },
      { width: 1280, file: 'oil-flame-trees-1280-1022cf56.avif' },
    ],
    webp: [
      { width: 640, file: 'oil-flame-trees-640-ec199139.webp' },
      { width: 1280, file: 'oil-flame-trees-1280-6fadd059.webp' },
    ],
  },
  'warli-dance': {
    width: 1280,
    height: 969,
    colour: '#883828',
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAABwAwCdASoYABIAPymMvVguKSYjqAgBwCUJYwCzgBYCoxOwzAAA/tfcTwtoljiMNbrBrvSfCw0FkOh6BGejmb6TxyFvWD8mjxU/ZPqB9aAAAA==',
    focus: [0.5, 0.5],
    avif: [
      { width: 320, file: 'warli-dance-320-b3e7a7a9.avif' },
      { width: 480, file: 'warli-dance-480-318d15f2.avif' },
      { width: 640, file: 'warli-dance-640-ddcdce2b.avif' },
      { width: 960, file: 'warli-dance-960-04887431.avif' },
      { width: 1280, file: 'warli-dance-1280-d9e8ba46.avif' },
    ],
    webp: [
      { width: 640, file: 'warli-dance-640-33bc13a3.webp' },
      { width: 1280, file: 'warli-dance-1280-3be1ba88.webp' },
    ],
  },
  'mixed-media-tree': {
    width: 1274,
    height: 997,
    colour: '#b8c8c8',
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAABQBQCdASoYABMAPymEtlUuKKSjKA1RwCUJQBb3AbywFl5dfQVYnYJ4ISmLdT2nDU0J6kAA/slgxLPyKFnw+sEMq4HbMaOiC8q9txJsZwtYnrvCPGYTFCZmm4YsIwz/ptjwkHGYMLmuaw6WDYXRoOYoUTcgAAAA',
    focus: [0.5, 0.3],
    avif: [
      { width: 320, file: 'mixed-media-tree-320-22dbf034.avif' },
      { width: 480, file: 'mixed-media-tree-480-ffaf3f15.avif' },
      { width: 640, file: 'mixed-media-tree-640-ebe9185e.avif' },
      { width: 960, file: 'mixed-media-tree-960-e2c44c66.avif' },
      { width: 1274, file: 'mixed-media-tree-1274-ebe84600.avif' },
    ],
    webp: [
      { width: 640, file: 'mixed-media-tree-640-655747b8.webp' },
      { width: 1274, file: 'mixed-media-tree-1274-ca2d342a.webp' },
    ],
  },
  'fabric-hibiscus': {
    width: 1280,
    height: 995,
    colour: '#e8d8c8',
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAABQBACdASoYABMAPymGulYuKKWjqAqpwCUJQBhmgb3oUkOybSVpdSQqjt1gAP7TXWCI7ObmrWQ1jZWi+bcDKlCLDB4QjWQQtCvVek7TlHHJbnmsxswqeX8DLXhqqkAibWct3YWIAAA=',
    focus: [0.5, 0.35],
    avif: [
      { width: 320, file: 'fabric-hibiscus-320-c4cb4c82.avif' },
      { width: 480, file: 'fabric-hibiscus-480-73cd4026.avif' },
      { width: 640, file: 'fabric-hibiscus-640-c155b596.avif' },
      { width: 960, file: 'fabric-hibiscus-960-a4e39e37.avif' },
      { width: 1280, file: 'fabric-hibiscus-1280-7365094f.avif' },
    ],
    webp: [
      { width: 640, file: 'fabric-hibiscus-640-94f2faf7.webp' },
      { width: 1280, file: 'fabric-hibiscus-1280-3b3b6ebc.webp' },
    ],
  },
  'portrait-girl': {
    width: 852,
    height: 1023,
    colour: '#f8f8e8',
    placeholder:
      'data:image/webp;base64,UklGRpoAAABXRUJQVlA4II4AAADQBACdASoUABgAPyl+tFIuKCSisAgBwCUJbACw7CHpVXFMnh0BHKG93a82UXZAAAD+6o0ECKT0ADOZanoftqp0solU/psU22x9ukpkXmauYDFEe++5T8rOfEZ9SrY/gZJrBE/XrFCcqEQN/8pZGRHhklb5H2aVV4PY00UEyzanPf+8R+YezAFzPM1IgAAA',
    focus: [0.5, 0.45],
    avif: [
      { width: 320, file: 'portrait-girl-320-492e503e.avif' },
      { width: 480, file: 'portrait-girl-480-724159ca.avif' },
      { width: 640, file: 'portrait-girl-640-bbdbee3c.avif' },
      { width: 852, file: 'portrait-girl-852-49304229.avif' },
    ],
    webp: [
      { width: 640, file: 'portrait-girl-640-ec6e5ec8.webp' },
      { width: 852, file: 'portrait-girl-852-e4c1d504.webp' },
    ],
  },
  'portrait-grandfather': {
    width: 852,
    height: 1023,
    colour: '#f8f8e8',
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAAAwBACdASoUABgAPyl4s1MuJqQisBgMAcAlCWQAwoAQ8Pn+J8KOYjHnSAAA/slgiYPluLEbSC5VuhvAka3oaBHgvru8m5VDZoyTRbXRFEDgaPbNhFXwus82ACEu+ddzxZc62JpNOMHgAAAA',
    focus: [0.5, 0.45],
    avif: [
      { width: 320, file: 'portrait-grandfather-320-b652bf88.avif' },
      { width: 480, file: 'portrait-grandfather-480-bc631bc3.avif' },
      { width: 640, file: 'portrait-grandfather-640-eb9a21ec.avif' },
      { width: 852, file: 'portrait-grandfather-852-225d2e36.avif' },
    ],
    webp: [
      { width: 640, file: 'portrait-grandfather-640-c53c26e8.webp' },
      { width: 852, file: 'portrait-grandfather-852-302a03f3.webp' },
    ],
  },
  'portrait-mother': {
    width: 852,
    height: 1023,
    colour: '#f8f8e8',
    placeholder:
      'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAABQBQCdASoUABgAPyl+tFKuKCSisAgBwCUJbAC1CTYC9uOw1JwpH28j7LITmxZfEXAUsAAA/up2KC/ht+wcgu2hN+rRBVH8vjdU9ufPUUhC7wVstALN4x04ncFTYla/ugvGBAuqh3Wg6ENazWYfxgdcXD3fp0TJKP25ARuQ17PaQDVH8IWAAA==',
    focus: [0.5, 0.45],
    avif: [
      { width: 320, file: 'portrait-mother-320-4f412796.avif' },
      { width: 480, file: 'portrait-mother-480-f7a7a2b1.avif' },
      { width: 640, file: 'portrait-mother-640-0f08aca1.avif' },
      { width: 852, file: 'portrait-mother-852-d835ac33.avif' },
    ],
    webp: [
      { width: 640, file: 'portrait-mother-640-fa52c33b.webp' },
      { width: 852, file: 'portrait-mother-852-36531655.webp' },
    ],
  },
  'portrait-teen': {
    width: 852,
    height: 1023,
    colour: '#f8f8e8',
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAADwAwCdASoUABgAPyl4tFKuJqSisBgMAcAlCWwAuwAB30l+E5+oTytAAP7U74AYlyxaFZ6kkglszJvJd43c4ozh5geg45ilju0gqqeNCSCZchqrV6HRl1+tYkyr3If9Bnfwo/hwDfu4WaXzcIZ6mn2EY35AwAAA',
    focus: [0.5, 0.45],
    avif: [
      { width: 320, file: 'portrait-teen-320-0616cfc0.avif' },
      { width: 480, file: 'portrait-teen-480-17fc67a8.avif' },
      { width: 640, file: 'portrait-teen-640-931dc8b4.avif' },
      { width: 852, file: 'portrait-teen-852-9bab1231.avif' },
    ],
    webp: [
      { width: 640, file: 'portrait-teen-640-41f4b6d1.webp' },
      { width: 852, file: 'portrait-teen-852-52af389c.webp' },
    ],
  },
  'not-found': {
    width: 1280,
    height: 924,
    colour: '#f8f8e8',
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQBACdASoYABEAPymCt1QuKKujKA1RwCUJYwC+SBEvsjir1VPfvdyT4AD+002CmbZKXoQmZt5KKidIUApOBPJFMG+quJvGemxjCYjF94HO7oYAAAA=',
    focus: [0.45, 0.5],
    avif: [
      { width: 320, file: 'not-found-320-883d3614.avif' },
      { width: 480, file: 'not-found-480-46003aee.avif' },
      { width: 640, file: 'not-found-640-5176e898.avif' },
      { width: 960, file: 'not-found-960-65ea575e.avif' },
      { width: 1280, file: 'not-found-1280-62e985cc.avif' },
    ],
    webp: [
      { width: 640, file: 'not-found-640-52dc7a37.webp' },
      { width: 1280, file: 'not-found-1280-07e46ba3.webp' },
    ],
  },
  'crayon-kids': {
    width: 466,
    height: 400,
    colour: '#f8f8e8',
    placeholder:
      'data:image/webp;base64,UklGRqwAAABXRUJQVlA4IKAAAACQBQCdASoYABUAPymEtVUuKKSjKA1RwCUJbACxHs5YAAZ3n2M0BWTXMSzZM+8M++x+1JURoAD+tpy/ac1rwcq1mhLgI+qkiG/gJZq/SCtQFwYT4hE2FhYhznuvC7lKqGTTP6kD7UM/zwLqr10tLNKoxnpYJOIeyQ9vMG6G6s5o0QnvGPoG1s/L6BIH+h7w8Ywh/gwxMdrxQ6A42kk+IAAA',
    focus: [0.5, 0.5],
    avif: [
      { width: 320, file: 'crayon-kids-320-7fba9633.avif' },
      { width: 466, file: 'crayon-kids-466-9b34aba6.avif' },
    ],
    webp: [
      { width: 466, file: 'crayon-kids-466-a9d98221.webp' },
    ],
  },
  'clay-coil-pot': {
    width: 403,
    height: 529,
    colour: '#a8a898',
    placeholder:
      'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAADwBACdASoSABgAPymCtlQuKKSjKA1RwCUJYgCdMy/Bfkot1oQpqwnYrg2f3OgJSAAA/FlCMBZ9CXXd9eVaOxHvVfRra9qALmmHGYAKCCo8/UwCuvcqjUsKMwGew3JpnM13K7TCrWFFag1k/cwAAA==',
    focus: [0.55, 0.5],
    avif: [
      { width: 320, file: 'clay-coil-pot-320-d89de3e2.avif' },
      { width: 403, file: 'clay-coil-pot-403-20e73fa6.avif' },
    ],
    webp: [
      { width: 403, file: 'clay-coil-pot-403-c1e76eef.webp' },
    ],
  },
  'quilling-flowers': {
    width: 756,
    height: 588,
    colour: '#f8f8f8',
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAADwBACdASoYABMAPymAt1MuKCUiqA1RwCUJagC7ABDZ8CDw4ToO/6Vlc4RTeVbKdQAA/ufr6eAFS5COk3buD2T/Jarbz8CknmsROQuBvWphCHn8cXI65tX7J+opTHSlYVHQQe9qIWJEyNvhXvFoVCWTREkq3apE7tpaZIxkPmqOtCAAAAA=',
    focus: [0.5, 0.45],
    avif: [
      { width: 320, file: 'quilling-flowers-320-921bfa7b.avif' },
      { width: 480, file: 'quilling-flowers-480-b984a762.avif' },
      { width: 640, file: 'quilling-flowers-640-1dbc05aa.avif' },
      { width: 756, file: 'quilling-flowers-756-99e9020d.avif' },
    ],
    webp: [
      { width: 640, file: 'quilling-flowers-640-909c5f4e.webp' },
      { width: 756, file: 'quilling-flowers-756-d49a29c9.webp' },
    ],
  },
  'kingfisher-close': {
    width: 700,
    height: 614,
    colour: '#789898',
    placeholder:
      'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAADQBACdASoYABUAPymKvFguKSWjqAgBwCUJZgCdMoM6ACGMfX3n1xWgrOyofcf7WAD8zrZwkm3fyo+YlfPLPUAmFVu2DaKYs/RU7y6PmMejpaoeCfZKUNSaO31FxV9aMm3lxj68eRIm5ngd6+67gk68YFayDxGFyIrOAAAA',
    focus: [0.45, 0.4],
    avif: [
      { width: 320, file: 'kingfisher-close-320-d6d13840.avif' },
      { width: 480, file: 'kingfisher-close-480-06079b28.avif' },
      { width: 640, file: 'kingfisher-close-640-12b9223d.avif' },
    ],
    webp: [
      { width: 640, file: 'kingfisher-close-640-90f3c861.webp' },
    ],
  },
  'lake-boat': {
    width: 812,
    height: 510,
    colour: '#d88858',
    placeholder:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAQBACdASoYAA8APyl+tVIuKCUisAgBwCUJbACdMoABcDTDyqIXYatFAAD7DWymnd84MB//pACONaseNOj3q0d86DJ+6MDYekBOyEJ9xiQ0F/2eH7xoHyspCNaV+bltYNF0KlCAMRNEAA==',
    focus: [0.5, 0.5],
    avif: [
      { width: 320, file: 'lake-boat-320-f0bfe84d.avif' },
      { width: 480, file: 'lake-boat-480-e74942a1.avif' },
      { width: 640, file: 'lake-boat-640-d00d733f.avif' },
      { width: 812, file: 'lake-boat-812-314387f9.avif' },
    ],
    webp: [
      { width: 640, file: 'lake-boat-640-41b04eb4.webp' },
      { width: 812, file: 'lake-boat-812-b084dede.webp' },
    ],
  },
  'flame-trees-couple': {
    width: 572,
    height: 453,
    colour: '#e8c8a8',
    placeholder:
      'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAAAwBQCdASoYABMAPymGu1WuKKYjKAqpwCUJaACdM1pEIBD2bKhCpWLXOAh9iN32dZBMAAD+N6vhGcTBrhtHkhc1C1aYORKy1t8QOSGavzcUvSTDUFeu9avJDvhv7aWhyCQ6q/qi09/3iqi3lkWhBRZBcK/L1vHiyywAAA==',
    focus: [0.48, 0.5],
    avif: [
      { width: 320, file: 'flame-trees-couple-320-728e2500.avif' },
      { width: 480, file: 'flame-trees-couple-480-ade39654.avif' },
      { width: 572, file: 'flame-trees-couple-572-59a53cbf.avif' },
    ],
    webp: [
      { width: 572, file: 'flame-trees-couple-572-1c604646.webp' },
    ],
  },
  'madhubani-one-fish': {
    width: 550,
    height: 442,
    colour: '#d8c8a8',
    placeholder:
      'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAACQBACdASoYABMAPymEvFWuKCYjKAqpwCUJZACBugNpU0HEzjZkEJJWidBp8QAA/dD/DH3N2ak/FWxoAIaA2tYH+kOoqresG2fHuBoUWHPeQAnVe1v1/0GJmn8MX9vybEEIv8lJJ/TSdp65FphXSQrL+IBC6Xrwpqbuirjl9vrieF+3xkAAAA==',
    focus: [0.45, 0.45],
    avif: [
      { width: 320, file: 'madhubani-one-fish-320-d17dbf00.avif' },
      { width: 480, file: 'madhubani-one-fish-480-a960dca3.avif' },
      { width: 550, file: 'madhubani-one-fish-550-5f2581e0.avif' },
    ],
    webp: [
      { width: 550, file: 'madhubani-one-fish-550-7e0480c1.webp' },
    ],
  },
  'elephant-calf': {
    width: 490,
    height: 520,
    colour: '#d8b878',
    placeholder:
      'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAADQBACdASoXABgAPymGulYuKKWjqAqpwCUJbACdMtDBCZ8AOU/E3HBJaP2JDpXD4AD+vuy9pbhG3xgeHWa98JMpOY9nQEyZpE64UEStMu/6IUW7di6s+dlLh/N81gO5Ab/3HfX4zrHu09qzTcnjc5mJhPFKcngw8/PIh9NAAAA=',
    focus: [0.6, 0.6],
    avif: [
      { width: 320, file: 'elephant-calf-320-1a1e86bc.avif' },
      { width: 480, file: 'elephant-calf-480-c9d9c252.avif' },
    ],
    webp: [
      { width: 480, file: 'elephant-calf-480-912dfb90.webp' },
    ],
  },
  'peacock-lotus': {
    width: 630,
    height: 364,
    colour: '#186898',
    placeholder:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAACwAwCdASoYAA4APyl8tVIuJ6UisAgBwCUJbACdMoAC3XAI6RLZaAD1Mbz0j0LU66VIa10LIXa6LgFZBiiLACKKI1fpi9B+59CHsIKXR04B7UzsBTHd7N+I9ER+wF464EqIF3PjNHAAAA==',
    focus: [0.3, 0.5],
    avif: [
      { width: 320, file: 'peacock-lotus-320-02a8d4ca.avif' },
      { width: 480, file: 'peacock-lotus-480-7083cf5f.avif' },
      { width: 630, file: 'peacock-lotus-630-5d31aa02.avif' },
    ],
    webp: [
      { width: 630, file: 'peacock-lotus-630-d5bbb7ef.webp' },
    ],
  },
  'waste-sun': {
    width: 700,
    height: 560,
    colour: '#98b8c8',
    placeholder:
      'data:image/webp;base64,UklGRrgAAABXRUJQVlA4IKwAAADQBACdASoYABMAPyl4s1MuJqQisBgMAcAlCWwArDL1JyQcOkHtwJs+mFmRMr//hAD+sxZ8BDVMMeegAgvkiRy9jy0ZQQTswrOdlWvdZaTsm8/e+A4aRfPZT63u7s89bz9rzsF+hJemEDNiO9GsXof/k3NaMg6IBh4ez8BROyhqKV10WZ46TA0JQ1FK6iW/AxHWBZENMsUuutTzMT/x27Go1QNJfk+jZHk64AAA',
    focus: [0.3, 0.4],
    avif: [
      { width: 320, file: 'waste-sun-320-6bee910c.avif' },
      { width: 480, file: 'waste-sun-480-4d02cc82.avif' },
      { width: 640, file: 'waste-sun-640-42db7b27.avif' },
    ],
    webp: [
      { width: 640, file: 'waste-sun-640-db7128a0.webp' },
    ],
  },
  'hibiscus-bloom': {
    width: 686,
    height: 533,
    colour: '#e8d8c8',
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAAAQBQCdASoYABMAPymGu1WuKKYjKAqpwCUJaACsM2QAf1MXFHNyNPmnUEyRfHRODRkAAP6Xhy6wPEQFaVCnM36l6K6Gd7rysGEt9G1TXlPMFAuasdXHBntkFaVR2M4mGP14YY29+4UfgMtoaf97DgbNIgart/jmmVecnWOhNmhChGQAAAA=',
    focus: [0.4, 0.4],
    avif: [
      { width: 320, file: 'hibiscus-bloom-320-f2b4dbbf.avif' },
      { width: 480, file: 'hibiscus-bloom-480-dc8a3bd3.avif' },
      { width: 640, file: 'hibiscus-bloom-640-7d10340d.avif' },
    ],
    webp: [
      { width: 640, file: 'hibiscus-bloom-640-e0a89a97.webp' },
    ],
  },
  'lippan-mirrors': {
    width: 528,
    height: 528,
    colour: '#e8d8c8',
    placeholder:
      'data:image/webp;base64,UklGRqYAAABXRUJQVlA4IJoAAAAwBQCdASoYABgAPymMvleuKSajqAgBwCUJQBjPgb8pueyhc2Z7sU8+mIo7wlcACieM2ADb4hgBvwqJ4r48a/Y/8cfj1BZ0I2watRIYwuyd5/XnJf5G0af/0YkX1rrJQ1XTu9hKhLGHBv6EAxTlpiQJw0MnSkZzjHQx6KViE8Jb8xMC67ahwohhExqNeSA65qbzxoiarpUQGAAA',
    focus: [0.5, 0.5],
    avif: [
      { width: 320, file: 'lippan-mirrors-320-bbf26837.avif' },
      { width: 480, file: 'lippan-mirrors-480-0f7854f5.avif' },
    ],
    webp: [
      { width: 480, file: 'lippan-mirrors-480-acd54883.webp' },
    ],
  },
  'owl-face': {
    width: 462,
    height: 454,
    colour: '#989888',
    placeholder:
      'data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAABwBQCdASoYABgAPymAt1SuJ6UjMBgIAcAlCWYAnS9rgNIJuifvydV4u/SJ8navUxB81CAAAPxPAOKvzwz5iGktpokEI1TLAtPqTIO0nDTzml8MEVd6YfhDP8r8aOFn3yavrDtEqAcQ2hq+y6I1ABImu7Pa5hvmHdTbG+t1B5dwu2QA',
    focus: [0.48, 0.45],
    avif: [
      { width: 320, file: 'owl-face-320-92fac563.avif' },
      { width: 462, file: 'owl-face-462-ff8697b6.avif' },
    ],
    webp: [
      { width: 462, file: 'owl-face-462-58d64361.webp' },
    ],
  },
  'warli-drummers': {
    width: 560,
    height: 445,
    colour: '#883828',
    placeholder:
      'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAAAwBACdASoYABMAPymKvFguKSWjqAgBwCUJYwC90A1W++Q0mMGjrBQKWgAA+dvLX6vFozyNv3by0nDxubvaa6sSyTS88VBW1p4ChZjhyXyOuyJ0y0cWSJ84vTtRK0MzmYTABVl4Mei2d6gAAAA=',
    focus: [0.45, 0.45],
    avif: [
      { width: 320, file: 'warli-drummers-320-2d6923c7.avif' },
      { width: 480, file: 'warli-drummers-480-bc086842.avif' },
      { width: 560, file: 'warli-drummers-560-0da20e32.avif' },
    ],
    webp: [
      { width: 560, file: 'warli-drummers-560-7cb5d42a.webp' },
    ],
  },
};
