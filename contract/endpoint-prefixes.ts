/**
 * The path of every endpoint of the JSON API starts with one of these. The server, the development server, CORS and
 * robots.txt tell requests to the API from requests for pages by them.
 */
export const endpointPrefixes = ['/admin/', '/user/'] as const;
