import { keepText, readText } from '../kit/kept-text.ts';

const keyOf = (userId: string) => `first-step:${userId}`;

/** The step at which an owner has left the first steps in this browser; 1 if none is known. */
export const readStep = (userId: string): number => Number(readText('localStorage', keyOf(userId))) || 1;

export const keepStep = (userId: string, step: number): void =>
  keepText('localStorage', keyOf(userId), String(step));
