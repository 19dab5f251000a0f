/** The address that calls a number, however it is written. */
export const callUrl = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
