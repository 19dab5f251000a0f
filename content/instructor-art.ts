import type { Documents } from '#contract/site/documents.ts';

/** The gallery of the teacher's works: fabric art and wall art (docs/specification.md, section 2, /InstructorArtPage). */
export const instructorArt: Documents['instructorArt'] = {
  title: { text: 'Her own creations', keyWord: 'own' },
  pigment: 'haldi',
  intro:
    '{school.teacher} makes these from Monday to Friday, on cloth and on walls. The students see them while she ' +
    'is still working on them.',
  sections: [
    {
      title: 'Fabric art',
      text: 'Cotton is printed with wooden blocks, washed, and then painted by hand. It can be worn.',
      works: ['fabric-hibiscus', 'fabric-cranes', 'fabric-monsoon-tote', 'fabric-tree-of-life'],
    },
    {
      title: 'Wall art',
      text:
        'Clay, mirrors and white rice paint, in the Lippan and Warli styles, learned from women who paint their own ' +
        'houses.',
      works: ['lippan-medallion', 'warli-dance', 'lippan-camel', 'wall-mural-monsoon'],
    },
  ],
  question: 'Would you like to learn this?',
  taughtIn: [
    { courseId: 'senior-seeker', part: 'Fabric painting and Lippan art' },
    { courseId: 'sr-expressors', part: 'Fabric painting and clay work by hand' },
  ],
};
