import { createContext } from 'react-router';

/** The public addresses of the site and its API. The publisher passes them to every page it renders. */
export interface Site {
  /** The origin that visitors use, without a trailing slash. */
  publicUrl: string;
  /** The origin of the API; empty when it is the same as the site's. */
  apiHost: string;
}

export const siteContext = createContext<Site>({ publicUrl: 'http://localhost:3000', apiHost: '' });
