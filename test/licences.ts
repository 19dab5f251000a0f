const permissive = new Set(['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']);

/** Whether a licence (an SPDX expression) is permissive. Of alternatives (`A OR B`) each must be. */
export const isPermissive = (licence: string) =>
  licence
    .replaceAll(/^\(|\)$/g, '')
    .split(' OR ')
    .every((choice) => permissive.has(choice));
