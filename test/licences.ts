const permissive = new Set(['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']);

/** Whether a licence (an SPDX expression) is permissive. Of alternatives (`A OR B`) the project chooses one. */
export const isPermissive = (licence: string) =>
  licence
    .replaceAll(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => permissive.has(choice));
