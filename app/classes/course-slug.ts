/** The id of a course in HTML and structured data: 'sr-expressors' for 'Sr. Expressors'. */
export const courseSlug = (courseName: string) => courseName.toLowerCase().replaceAll(/[^a-z]+/g, '-');
