/** The name of the file with a user's data. It begins with the school's name, to be found again among other downloads. */
export function exportFileName(schoolName: string): string {
  const words = schoolName.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [...words, 'my-data.json'].join('-');
}
