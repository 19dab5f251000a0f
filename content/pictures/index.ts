// Made by art/pictures/make-pictures.ts (npm run pictures); do not edit.

export interface Picture {
  /** First part of its files' names: NAME-WIDTH-HASH.avif and .webp beside this file. */
  name: string;
  hash: string;
  /** Size of the work as it hangs, for the aspect ratio. */
  width: number;
  height: number;
  /** The work's main colour, shown until it has loaded. */
  colour: `#${string}`;
  /** The point to keep in sight when a layout crops, as fractions (for object-position). */
  focus: [x: number, y: number];
  /** Widths there are as AVIF, narrowest first. */
  widths: number[];
  /** Widths there are as WebP. */
  fallbacks: number[];
}

export const charcoalShoes: Picture = {
  name: 'charcoal-shoes',
  hash: '5b992cc2',
  width: 1280,
  height: 951,
  colour: '#a89898',
  focus: [0.48, 0.55],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const clayOwl: Picture = {
  name: 'clay-owl',
  hash: '3e321a05',
  width: 1280,
  height: 987,
  colour: '#687868',
  focus: [0.5, 0.42],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const clayTurtle: Picture = {
  name: 'clay-turtle',
  hash: 'ab3c30f9',
  width: 1280,
  height: 1024,
  colour: '#a8a898',
  focus: [0.42, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const clayHorse: Picture = {
  name: 'clay-horse',
  hash: '33ea6d4b',
  width: 1000,
  height: 1400,
  colour: '#f8f8d8',
  focus: [0.5, 0.35],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const clayDiyas: Picture = {
  name: 'clay-diyas',
  hash: 'b09ec2ee',
  width: 1280,
  height: 850,
  colour: '#281818',
  focus: [0.45, 0.6],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const clayVillage: Picture = {
  name: 'clay-village',
  hash: '81e67cd2',
  width: 1280,
  height: 969,
  colour: '#886848',
  focus: [0.45, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const claySunMask: Picture = {
  name: 'clay-sun-mask',
  hash: '3e9ce5e4',
  width: 1280,
  height: 1024,
  colour: '#385888',
  focus: [0.36, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const clayFishDish: Picture = {
  name: 'clay-fish-dish',
  hash: '6bacbaad',
  width: 1280,
  height: 1280,
  colour: '#c8c8a8',
  focus: [0.45, 0.48],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const clayPlanters: Picture = {
  name: 'clay-planters',
  hash: '29d3b393',
  width: 1280,
  height: 960,
  colour: '#285848',
  focus: [0.45, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const colourPencilVegetables: Picture = {
  name: 'colour-pencil-vegetables',
  hash: '15326aa1',
  width: 1280,
  height: 936,
  colour: '#e8e8e8',
  focus: [0.55, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const crayonFamily: Picture = {
  name: 'crayon-family',
  hash: 'dd6b52b6',
  width: 1280,
  height: 934,
  colour: '#f8f8e8',
  focus: [0.66, 0.62],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const notFound: Picture = {
  name: 'not-found',
  hash: '16df3e4d',
  width: 1280,
  height: 924,
  colour: '#f8f8e8',
  focus: [0.45, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const digitalRooftop: Picture = {
  name: 'digital-rooftop',
  hash: '00f0b2d8',
  width: 1120,
  height: 1400,
  colour: '#283858',
  focus: [0.58, 0.58],
  widths: [320, 480, 640, 960, 1120],
  fallbacks: [640, 1120],
};

export const fabricHibiscus: Picture = {
  name: 'fabric-hibiscus',
  hash: '5b90b731',
  width: 1280,
  height: 987,
  colour: '#e8d8c8',
  focus: [0.5, 0.35],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const fabricCranes: Picture = {
  name: 'fabric-cranes',
  hash: 'e6fc544e',
  width: 1040,
  height: 1400,
  colour: '#d8c8b8',
  focus: [0.46, 0.5],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const fabricTreeOfLife: Picture = {
  name: 'fabric-tree-of-life',
  hash: '369c00ca',
  width: 1224,
  height: 1344,
  colour: '#c8a888',
  focus: [0.5, 0.45],
  widths: [320, 480, 640, 960, 1224],
  fallbacks: [640, 1224],
};

export const fabricMonsoonTote: Picture = {
  name: 'fabric-monsoon-tote',
  hash: '0bda2454',
  width: 1100,
  height: 1400,
  colour: '#b8d8d8',
  focus: [0.5, 0.6],
  widths: [320, 480, 640, 960, 1100],
  fallbacks: [640, 1100],
};

export const feltPenCat: Picture = {
  name: 'felt-pen-cat',
  hash: 'f4586cc7',
  width: 1280,
  height: 927,
  colour: '#f8f8e8',
  focus: [0.45, 0.55],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const filmPoster: Picture = {
  name: 'film-poster',
  hash: '992a78e6',
  width: 1280,
  height: 720,
  colour: '#b88858',
  focus: [0.42, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const fingerPaintTree: Picture = {
  name: 'finger-paint-tree',
  hash: 'a2f2fdb1',
  width: 1079,
  height: 1372,
  colour: '#98b8b8',
  focus: [0.5, 0.4],
  widths: [320, 480, 640, 960, 1079],
  fallbacks: [640, 1079],
};

export const warliDance: Picture = {
  name: 'warli-dance',
  hash: '74efa58c',
  width: 1280,
  height: 1024,
  colour: '#883828',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const madhubaniFish: Picture = {
  name: 'madhubani-fish',
  hash: '3821e96f',
  width: 1280,
  height: 1280,
  colour: '#988868',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const gondDeer: Picture = {
  name: 'gond-deer',
  hash: 'bd73324b',
  width: 1080,
  height: 1400,
  colour: '#e8b838',
  focus: [0.45, 0.55],
  widths: [320, 480, 640, 960, 1080],
  fallbacks: [640, 1080],
};

export const glassPeacock: Picture = {
  name: 'glass-peacock',
  hash: 'e24b2759',
  width: 1060,
  height: 1400,
  colour: '#482818',
  focus: [0.45, 0.4],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const glassShikara: Picture = {
  name: 'glass-shikara',
  hash: '58018f9b',
  width: 1280,
  height: 786,
  colour: '#785828',
  focus: [0.56, 0.58],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const glassParrots: Picture = {
  name: 'glass-parrots',
  hash: 'b49758b6',
  width: 1000,
  height: 1400,
  colour: '#188888',
  focus: [0.55, 0.42],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const glassLantern: Picture = {
  name: 'glass-lantern',
  hash: '5d5e16c6',
  width: 1200,
  height: 1400,
  colour: '#282818',
  focus: [0.48, 0.5],
  widths: [320, 480, 640, 960, 1200],
  fallbacks: [640, 1200],
};

export const glassTurtle: Picture = {
  name: 'glass-turtle',
  hash: '860d03e6',
  width: 1180,
  height: 1400,
  colour: '#e8e8c8',
  focus: [0.5, 0.49],
  widths: [320, 480, 640, 960, 1180],
  fallbacks: [640, 1180],
};

export const glassNightTrain: Picture = {
  name: 'glass-night-train',
  hash: '9a563119',
  width: 1280,
  height: 892,
  colour: '#282818',
  focus: [0.35, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const acrylicRooster: Picture = {
  name: 'acrylic-rooster',
  hash: 'a2755581',
  width: 1280,
  height: 1033,
  colour: '#18a8a8',
  focus: [0.36, 0.4],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const posterKites: Picture = {
  name: 'poster-kites',
  hash: '1df26370',
  width: 1280,
  height: 987,
  colour: '#f8e8d8',
  focus: [0.45, 0.4],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const gouacheRickshawRain: Picture = {
  name: 'gouache-rickshaw-rain',
  hash: '1b8188b0',
  width: 1080,
  height: 1400,
  colour: '#f8e8d8',
  focus: [0.52, 0.62],
  widths: [320, 480, 640, 960, 1080],
  fallbacks: [640, 1080],
};

export const gouacheTerraces: Picture = {
  name: 'gouache-terraces',
  hash: 'dfdbcb8f',
  width: 1280,
  height: 891,
  colour: '#98a858',
  focus: [0.42, 0.55],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const blogPaintedHouse: Picture = {
  name: 'blog-painted-house',
  hash: '5563b58f',
  width: 1280,
  height: 823,
  colour: '#a88848',
  focus: [0.5, 0.55],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const inkBicycle: Picture = {
  name: 'ink-bicycle',
  hash: '80c8c343',
  width: 1280,
  height: 980,
  colour: '#d8d8c8',
  focus: [0.5, 0.55],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const perspectiveCorridor: Picture = {
  name: 'perspective-corridor',
  hash: '12239905',
  width: 1003,
  height: 1327,
  colour: '#c8b8a8',
  focus: [0.52, 0.5],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const courseJuniorBeginner: Picture = {
  name: 'course-junior-beginner',
  hash: 'c22d6c64',
  width: 1040,
  height: 800,
  colour: '#f8f8e8',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const courseJuniorLearner: Picture = {
  name: 'course-junior-learner',
  hash: '2f179bef',
  width: 1040,
  height: 800,
  colour: '#f8f8e8',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const courseSeniorSeeker: Picture = {
  name: 'course-senior-seeker',
  hash: 'baac8bed',
  width: 1040,
  height: 800,
  colour: '#f8f8e8',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const courseExpressors: Picture = {
  name: 'course-expressors',
  hash: '28c7e650',
  width: 1040,
  height: 800,
  colour: '#f8f8e8',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const courseSpecial: Picture = {
  name: 'course-special',
  hash: '67dd37ef',
  width: 1040,
  height: 800,
  colour: '#f8f8e8',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const coursePremium: Picture = {
  name: 'course-premium',
  hash: 'eefb9ca4',
  width: 1040,
  height: 800,
  colour: '#f8f8e8',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const blogShowing: Picture = {
  name: 'blog-showing',
  hash: '65a40c29',
  width: 1280,
  height: 823,
  colour: '#f8f8e8',
  focus: [0.62, 0.45],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const blogCorner: Picture = {
  name: 'blog-corner',
  hash: '3cc83693',
  width: 1280,
  height: 823,
  colour: '#e8d8b8',
  focus: [0.45, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const lippanMedallion: Picture = {
  name: 'lippan-medallion',
  hash: 'c14c4ebc',
  width: 1203,
  height: 1203,
  colour: '#a87868',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960, 1203],
  fallbacks: [640, 1203],
};

export const lippanCamel: Picture = {
  name: 'lippan-camel',
  hash: '8ab055c0',
  width: 1280,
  height: 878,
  colour: '#785838',
  focus: [0.4, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const mixedMediaTree: Picture = {
  name: 'mixed-media-tree',
  hash: '40461832',
  width: 1280,
  height: 1024,
  colour: '#e8e8e8',
  focus: [0.54, 0.36],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const mixedShore: Picture = {
  name: 'mixed-shore',
  hash: 'ad0045bf',
  width: 1060,
  height: 1300,
  colour: '#c8a878',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const mixedBalconies: Picture = {
  name: 'mixed-balconies',
  hash: 'b4e3b581',
  width: 1280,
  height: 987,
  colour: '#d8c8b8',
  focus: [0.5, 0.45],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const mixedCow: Picture = {
  name: 'mixed-cow',
  hash: 'a5802684',
  width: 1160,
  height: 1160,
  colour: '#b82868',
  focus: [0.52, 0.45],
  widths: [320, 480, 640, 960, 1160],
  fallbacks: [640, 1160],
};

export const mixedMoon: Picture = {
  name: 'mixed-moon',
  hash: '103488bd',
  width: 1040,
  height: 1320,
  colour: '#283858',
  focus: [0.6, 0.4],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const mixedHerbarium: Picture = {
  name: 'mixed-herbarium',
  hash: 'c29158d0',
  width: 1280,
  height: 914,
  colour: '#f8e8d8',
  focus: [0.35, 0.45],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const mosaicKingfisher: Picture = {
  name: 'mosaic-kingfisher',
  hash: '5dc47f2d',
  width: 1277,
  height: 1068,
  colour: '#688888',
  focus: [0.55, 0.4],
  widths: [320, 480, 640, 960, 1277],
  fallbacks: [640, 1277],
};

export const mosaicGecko: Picture = {
  name: 'mosaic-gecko',
  hash: 'df2bb2fa',
  width: 910,
  height: 1330,
  colour: '#784838',
  focus: [0.5, 0.4],
  widths: [320, 480, 640, 910],
  fallbacks: [640, 910],
};

export const mosaicTiger: Picture = {
  name: 'mosaic-tiger',
  hash: '00066456',
  width: 1280,
  height: 950,
  colour: '#182818',
  focus: [0.7, 0.42],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const mosaicLotusPond: Picture = {
  name: 'mosaic-lotus-pond',
  hash: '9bbfed4a',
  width: 1269,
  height: 1269,
  colour: '#283848',
  focus: [0.55, 0.45],
  widths: [320, 480, 640, 960, 1269],
  fallbacks: [640, 1269],
};

export const mosaicSunTable: Picture = {
  name: 'mosaic-sun-table',
  hash: '9901522b',
  width: 1280,
  height: 1024,
  colour: '#887868',
  focus: [0.42, 0.45],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const mosaicPot: Picture = {
  name: 'mosaic-pot',
  hash: '6cb80446',
  width: 1050,
  height: 1344,
  colour: '#f8d878',
  focus: [0.5, 0.55],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const wallMuralMonsoon: Picture = {
  name: 'wall-mural-monsoon',
  hash: 'f00b0186',
  width: 1280,
  height: 850,
  colour: '#989888',
  focus: [0.46, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const oilPastelPond: Picture = {
  name: 'oil-pastel-pond',
  hash: 'f281a7c1',
  width: 1280,
  height: 917,
  colour: '#5898c8',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const oilMarigoldSeller: Picture = {
  name: 'oil-marigold-seller',
  hash: '0012fa84',
  width: 1280,
  height: 969,
  colour: '#484878',
  focus: [0.46, 0.42],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const oilPaintedWall: Picture = {
  name: 'oil-painted-wall',
  hash: '212a1d55',
  width: 1280,
  height: 960,
  colour: '#e8d8b8',
  focus: [0.52, 0.45],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const oilFlameTrees: Picture = {
  name: 'oil-flame-trees',
  hash: 'b63f3a91',
  width: 1280,
  height: 969,
  colour: '#386838',
  focus: [0.48, 0.6],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const knifeBoats: Picture = {
  name: 'knife-boats',
  hash: '4ad496b3',
  width: 1280,
  height: 850,
  colour: '#d8b888',
  focus: [0.36, 0.62],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const papercutElephants: Picture = {
  name: 'papercut-elephants',
  hash: '4cb871e9',
  width: 1280,
  height: 875,
  colour: '#d8d8c8',
  focus: [0.6, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const paperCranes: Picture = {
  name: 'paper-cranes',
  hash: 'b0217628',
  width: 1000,
  height: 1400,
  colour: '#7898a8',
  focus: [0.5, 0.42],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const paperKandil: Picture = {
  name: 'paper-kandil',
  hash: 'e986cb19',
  width: 1120,
  height: 1351,
  colour: '#080818',
  focus: [0.48, 0.4],
  widths: [320, 480, 640, 960, 1120],
  fallbacks: [640, 1120],
};

export const paperPopupTrain: Picture = {
  name: 'paper-popup-train',
  hash: 'e593cb74',
  width: 1280,
  height: 933,
  colour: '#584838',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const paperHornbill: Picture = {
  name: 'paper-hornbill',
  hash: 'baeb6103',
  width: 1280,
  height: 1280,
  colour: '#083828',
  focus: [0.45, 0.35],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const paperMasks: Picture = {
  name: 'paper-masks',
  hash: '36513f31',
  width: 1280,
  height: 1024,
  colour: '#f8b828',
  focus: [0.45, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const pastelDesert: Picture = {
  name: 'pastel-desert',
  hash: '96258906',
  width: 1140,
  height: 1140,
  colour: '#583868',
  focus: [0.58, 0.44],
  widths: [320, 480, 640, 960, 1140],
  fallbacks: [640, 1140],
};

export const pencilStillLife: Picture = {
  name: 'pencil-still-life',
  hash: '34b341fb',
  width: 1280,
  height: 935,
  colour: '#f8f8e8',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const portraitShalini: Picture = {
  name: 'portrait-shalini',
  hash: '96fa4085',
  width: 1040,
  height: 1300,
  colour: '#f8f8e8',
  focus: [0.5, 0.36],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const portraitGurdeep: Picture = {
  name: 'portrait-gurdeep',
  hash: 'e95d2d33',
  width: 1040,
  height: 1400,
  colour: '#f8f8e8',
  focus: [0.48, 0.4],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const portraitMitali: Picture = {
  name: 'portrait-mitali',
  hash: '7b7938c1',
  width: 1240,
  height: 1240,
  colour: '#f8f8e8',
  focus: [0.5, 0.38],
  widths: [320, 480, 640, 960, 1240],
  fallbacks: [640, 1240],
};

export const portraitNeel: Picture = {
  name: 'portrait-neel',
  hash: '03e46434',
  width: 1280,
  height: 1142,
  colour: '#f8f8e8',
  focus: [0.52, 0.38],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const portraitLakshmi: Picture = {
  name: 'portrait-lakshmi',
  hash: '3f3510e4',
  width: 1100,
  height: 1300,
  colour: '#f8f8e8',
  focus: [0.48, 0.4],
  widths: [320, 480, 640, 960, 1100],
  fallbacks: [640, 1100],
};

export const portraitBalwant: Picture = {
  name: 'portrait-balwant',
  hash: '10ff9002',
  width: 1080,
  height: 1320,
  colour: '#f8f8e8',
  focus: [0.5, 0.38],
  widths: [320, 480, 640, 960, 1080],
  fallbacks: [640, 1080],
};

export const portraitRidhima: Picture = {
  name: 'portrait-ridhima',
  hash: '5fdf0481',
  width: 1080,
  height: 1260,
  colour: '#f8f8e8',
  focus: [0.5, 0.4],
  widths: [320, 480, 640, 960, 1080],
  fallbacks: [640, 1080],
};

export const portraitRehan: Picture = {
  name: 'portrait-rehan',
  hash: 'eb47c6e0',
  width: 1040,
  height: 1240,
  colour: '#f8f8e8',
  focus: [0.5, 0.4],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const portraitMeenakshi: Picture = {
  name: 'portrait-meenakshi',
  hash: '5eb7603d',
  width: 1140,
  height: 1400,
  colour: '#f8f8e8',
  focus: [0.5, 0.34],
  widths: [320, 480, 640, 960, 1140],
  fallbacks: [640, 1140],
};

export const posterDiwali: Picture = {
  name: 'poster-diwali',
  hash: '851f665f',
  width: 1066,
  height: 1378,
  colour: '#181818',
  focus: [0.5, 0.72],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const quillingBouquet: Picture = {
  name: 'quilling-bouquet',
  hash: '6b161328',
  width: 950,
  height: 1183,
  colour: '#c8c8b8',
  focus: [0.45, 0.35],
  widths: [320, 480, 640, 950],
  fallbacks: [640, 950],
};

export const quillingButterfly: Picture = {
  name: 'quilling-butterfly',
  hash: '422be1f0',
  width: 1280,
  height: 1024,
  colour: '#182858',
  focus: [0.55, 0.45],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const quillingBanyan: Picture = {
  name: 'quilling-banyan',
  hash: '717e0d80',
  width: 1280,
  height: 712,
  colour: '#785838',
  focus: [0.6, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const quillingEarrings: Picture = {
  name: 'quilling-earrings',
  hash: '1f5c980c',
  width: 1280,
  height: 960,
  colour: '#a87848',
  focus: [0.35, 0.45],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const quillingKoi: Picture = {
  name: 'quilling-koi',
  hash: 'a438a554',
  width: 1070,
  height: 1400,
  colour: '#082838',
  focus: [0.45, 0.45],
  widths: [320, 480, 640, 960, 1070],
  fallbacks: [640, 1070],
};

export const quillingSnail: Picture = {
  name: 'quilling-snail',
  hash: '55214056',
  width: 1150,
  height: 1069,
  colour: '#b89828',
  focus: [0.5, 0.45],
  widths: [320, 480, 640, 960, 1150],
  fallbacks: [640, 1150],
};

export const curriculumBeginner: Picture = {
  name: 'curriculum-beginner',
  hash: '33f0c784',
  width: 1280,
  height: 853,
  colour: '#f8f8e8',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const curriculumLearner: Picture = {
  name: 'curriculum-learner',
  hash: '9391b929',
  width: 1280,
  height: 853,
  colour: '#f8f8e8',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const curriculumSeeker: Picture = {
  name: 'curriculum-seeker',
  hash: '049f7336',
  width: 1280,
  height: 853,
  colour: '#f8f8e8',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const curriculumExpressors: Picture = {
  name: 'curriculum-expressors',
  hash: '36831884',
  width: 1280,
  height: 853,
  colour: '#f8f8e8',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const bestOfWaste: Picture = {
  name: 'best-of-waste',
  hash: 'f4e160f6',
  width: 1229,
  height: 983,
  colour: '#7898a8',
  focus: [0.45, 0.42],
  widths: [320, 480, 640, 960, 1229],
  fallbacks: [640, 1229],
};

export const wasteRobot: Picture = {
  name: 'waste-robot',
  hash: 'bfa0277a',
  width: 960,
  height: 1280,
  colour: '#b88828',
  focus: [0.5, 0.4],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const wasteCdFish: Picture = {
  name: 'waste-cd-fish',
  hash: 'e7106837',
  width: 1280,
  height: 960,
  colour: '#785838',
  focus: [0.45, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const wastePaperBasket: Picture = {
  name: 'waste-paper-basket',
  hash: '3374c426',
  width: 1200,
  height: 1120,
  colour: '#184848',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960, 1200],
  fallbacks: [640, 1200],
};

export const wasteCardHouse: Picture = {
  name: 'waste-card-house',
  hash: '3f9a0ec1',
  width: 1280,
  height: 1000,
  colour: '#182858',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const wasteSpoonLotus: Picture = {
  name: 'waste-spoon-lotus',
  hash: '134511a0',
  width: 1037,
  height: 870,
  colour: '#080818',
  focus: [0.52, 0.4],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const watercolourLake: Picture = {
  name: 'watercolour-lake',
  hash: 'c008eb17',
  width: 1280,
  height: 908,
  colour: '#f8f8f8',
  focus: [0.58, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const watercolourWindow: Picture = {
  name: 'watercolour-window',
  hash: 'ea3b560d',
  width: 1040,
  height: 1400,
  colour: '#f8f8e8',
  focus: [0.42, 0.5],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const watercolourPomegranate: Picture = {
  name: 'watercolour-pomegranate',
  hash: '7da5c1eb',
  width: 1280,
  height: 987,
  colour: '#f8f8e8',
  focus: [0.5, 0.58],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const watercolourHimalaya: Picture = {
  name: 'watercolour-himalaya',
  hash: '22f9ee0f',
  width: 961,
  height: 1297,
  colour: '#f8f8e8',
  focus: [0.5, 0.42],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const workshopWatercolour: Picture = {
  name: 'workshop-watercolour',
  hash: 'a82d6aa4',
  width: 1280,
  height: 950,
  colour: '#986848',
  focus: [0.45, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const workshopClay: Picture = {
  name: 'workshop-clay',
  hash: 'c463bebe',
  width: 1280,
  height: 900,
  colour: '#988868',
  focus: [0.45, 0.55],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const workshopQuilling: Picture = {
  name: 'workshop-quilling',
  hash: '0af570eb',
  width: 1280,
  height: 960,
  colour: '#f8f8f8',
  focus: [0.5, 0.5],
  widths: [320, 480, 640, 960, 1280],
  fallbacks: [640, 1280],
};

export const workshopLippan: Picture = {
  name: 'workshop-lippan',
  hash: '3eceaf95',
  width: 1024,
  height: 1280,
  colour: '#b88858',
  focus: [0.45, 0.5],
  widths: [320, 480, 640, 960],
  fallbacks: [640, 960],
};

export const pictures = {
  'charcoal-shoes': charcoalShoes,
  'clay-owl': clayOwl,
  'clay-turtle': clayTurtle,
  'clay-horse': clayHorse,
  'clay-diyas': clayDiyas,
  'clay-village': clayVillage,
  'clay-sun-mask': claySunMask,
  'clay-fish-dish': clayFishDish,
  'clay-planters': clayPlanters,
  'colour-pencil-vegetables': colourPencilVegetables,
  'crayon-family': crayonFamily,
  'not-found': notFound,
  'digital-rooftop': digitalRooftop,
  'fabric-hibiscus': fabricHibiscus,
  'fabric-cranes': fabricCranes,
  'fabric-tree-of-life': fabricTreeOfLife,
  'fabric-monsoon-tote': fabricMonsoonTote,
  'felt-pen-cat': feltPenCat,
  'film-poster': filmPoster,
  'finger-paint-tree': fingerPaintTree,
  'warli-dance': warliDance,
  'madhubani-fish': madhubaniFish,
  'gond-deer': gondDeer,
  'glass-peacock': glassPeacock,
  'glass-shikara': glassShikara,
  'glass-parrots': glassParrots,
  'glass-lantern': glassLantern,
  'glass-turtle': glassTurtle,
  'glass-night-train': glassNightTrain,
  'acrylic-rooster': acrylicRooster,
  'poster-kites': posterKites,
  'gouache-rickshaw-rain': gouacheRickshawRain,
  'gouache-terraces': gouacheTerraces,
  'blog-painted-house': blogPaintedHouse,
  'ink-bicycle': inkBicycle,
  'perspective-corridor': perspectiveCorridor,
  'course-junior-beginner': courseJuniorBeginner,
  'course-junior-learner': courseJuniorLearner,
  'course-senior-seeker': courseSeniorSeeker,
  'course-expressors': courseExpressors,
  'course-special': courseSpecial,
  'course-premium': coursePremium,
  'blog-showing': blogShowing,
  'blog-corner': blogCorner,
  'lippan-medallion': lippanMedallion,
  'lippan-camel': lippanCamel,
  'mixed-media-tree': mixedMediaTree,
  'mixed-shore': mixedShore,
  'mixed-balconies': mixedBalconies,
  'mixed-cow': mixedCow,
  'mixed-moon': mixedMoon,
  'mixed-herbarium': mixedHerbarium,
  'mosaic-kingfisher': mosaicKingfisher,
  'mosaic-gecko': mosaicGecko,
  'mosaic-tiger': mosaicTiger,
  'mosaic-lotus-pond': mosaicLotusPond,
  'mosaic-sun-table': mosaicSunTable,
  'mosaic-pot': mosaicPot,
  'wall-mural-monsoon': wallMuralMonsoon,
  'oil-pastel-pond': oilPastelPond,
  'oil-marigold-seller': oilMarigoldSeller,
  'oil-painted-wall': oilPaintedWall,
  'oil-flame-trees': oilFlameTrees,
  'knife-boats': knifeBoats,
  'papercut-elephants': papercutElephants,
  'paper-cranes': paperCranes,
  'paper-kandil': paperKandil,
  'paper-popup-train': paperPopupTrain,
  'paper-hornbill': paperHornbill,
  'paper-masks': paperMasks,
  'pastel-desert': pastelDesert,
  'pencil-still-life': pencilStillLife,
  'portrait-shalini': portraitShalini,
  'portrait-gurdeep': portraitGurdeep,
  'portrait-mitali': portraitMitali,
  'portrait-neel': portraitNeel,
  'portrait-lakshmi': portraitLakshmi,
  'portrait-balwant': portraitBalwant,
  'portrait-ridhima': portraitRidhima,
  'portrait-rehan': portraitRehan,
  'portrait-meenakshi': portraitMeenakshi,
  'poster-diwali': posterDiwali,
  'quilling-bouquet': quillingBouquet,
  'quilling-butterfly': quillingButterfly,
  'quilling-banyan': quillingBanyan,
  'quilling-earrings': quillingEarrings,
  'quilling-koi': quillingKoi,
  'quilling-snail': quillingSnail,
  'curriculum-beginner': curriculumBeginner,
  'curriculum-learner': curriculumLearner,
  'curriculum-seeker': curriculumSeeker,
  'curriculum-expressors': curriculumExpressors,
  'best-of-waste': bestOfWaste,
  'waste-robot': wasteRobot,
  'waste-cd-fish': wasteCdFish,
  'waste-paper-basket': wastePaperBasket,
  'waste-card-house': wasteCardHouse,
  'waste-spoon-lotus': wasteSpoonLotus,
  'watercolour-lake': watercolourLake,
  'watercolour-window': watercolourWindow,
  'watercolour-pomegranate': watercolourPomegranate,
  'watercolour-himalaya': watercolourHimalaya,
  'workshop-watercolour': workshopWatercolour,
  'workshop-clay': workshopClay,
  'workshop-quilling': workshopQuilling,
  'workshop-lippan': workshopLippan,
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
