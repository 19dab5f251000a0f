import { createContext } from 'react-router';

/** What the publisher tells every page it renders: where the site and its calls live (docs/design.md, section 4). */
export interface Site {
  /** Origin visitors use, without a trailing slash. */
  publicUrl: string;
  /** Origin of the calls, empty when it is the site's own. */
  apiHost: string;
}

export const siteContext = createContext<Site>({ publicUrl: 'http://localhost:3000', apiHost: '' });
