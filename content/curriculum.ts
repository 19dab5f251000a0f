import type { Documents } from '#contract/site/documents.ts';

/** Only the two youngest groups have a second list (docs/specification.md, section 3, course groups). */
export const curriculum: Documents['curriculum'] = {
  title: { text: 'Curriculum', keyWord: 'Curriculum' },
  lead: 'What each age group learns. Every course takes 1 year, 96 sessions, on Saturdays and Sundays.',
  length: '1 year, 96 sessions',
  startsWithTitle: 'Course Starts With',
  movesToTitle: 'And Gradually Move to',
  courses: [
    {
      course: 'junior-beginner',
      title: null,
      startsWith: [
        'Lines and patterns',
        'Shapes and forms',
        'Introduction to abstract',
        'Curved line and pattern',
      ],
      movesTo: [
        'Colour study, shading and blending',
        'Handling of point, brushes and colours',
        'Curve-line objects',
        'Motor-skill development through art',
      ],
      work: 'curriculum-beginner',
    },
    {
      course: 'junior-learner',
      title: null,
      startsWith: [
        'Pencil sketching and shading',
        'Live object drawing',
        'Watercolours and poster colours',
        'Still life',
      ],
      movesTo: [
        'Composite drawing',
        'Art masters’ styles and art history',
        'Glass paints, colour pencils and soft pastels',
        'Traditional art such as Madhubani',
      ],
      work: 'curriculum-learner',
    },
    {
      course: 'senior-seeker',
      title: null,
      startsWith: [
        'Basic painting',
        'Mixed media, an introduction',
        'Clay arts, an introduction',
        'Traditional Warli, Mithila and Gond',
        'Advanced glass painting, acrylics and colour pencils',
        'Fabric painting and Lippan art',
      ],
      movesTo: null,
      work: 'curriculum-seeker',
    },
    {
      course: 'sr-expressors',
      title: 'Senior Expressors',
      startsWith: [
        'Canvas painting types',
        'Pencil shading with tools',
        'Grid knowledge',
        'Soft pastel',
        'Knife painting',
        'Fabric painting',
        'Clay work by hand',
        'Origami and crafts',
      ],
      movesTo: null,
      work: 'curriculum-expressors',
    },
  ],
};
