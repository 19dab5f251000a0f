import { createContext, useContext } from 'react';

/** The id of the heading of the page: it names the list of the page, and gets the focus when what had it is gone. */
export const PageHeading = createContext('');

/** @returns the id of the heading, and a function that moves the focus to it, so that reading starts at the top */
export function usePageHeading(): [id: string, focus: () => void] {
  const id = useContext(PageHeading);
  return [id, () => document.getElementById(id)?.focus()];
}
