/** A course's name as the id of an element or of a thing in structured data: 'Sr. Expressors' is 'sr-expressors'. */
export const courseSlug = (courseName: string) => courseName.toLowerCase().replaceAll(/[^a-z]+/g, '-');
