const name = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Finds the names of own pictures in a text, and whatever else has their form, such as a part of a link. */
export const ownPictureNames = new RegExp(name, 'g');

const whole = new RegExp(`^${name}$`);

/** Whether a name is of a picture that an owner has added, which is its id, and not of one of the site itself. */
export const isOwnPictureName = (text: string): boolean => whole.test(text);
