let apiHost = '';

/** Sets the origin of the API. The root layout calls this with the page's loader data, before the first request. */
export function setApiHost(origin: string): void {
  apiHost = origin;
}

/** The origin of the API; empty if it is the origin of the page. */
export const currentApiHost = (): string => apiHost;

/** Whether the API is on another origin. Scripts of this page cannot read the cookies of that origin. */
export const isApiCrossOrigin = (): boolean => apiHost !== '';
