/** The titles of the two overviews of the privacy page. */
export const privacyWords = { short: 'In short', parts: 'In full' } as const;
