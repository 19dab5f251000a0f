/** The texts of the lightbox and of the links that open it. */
export const lightboxWords = {
  look: 'Look closer',
  close: 'Close',
  zoom: 'Zoom',
  share: 'Share',
  previous: 'Previous',
  next: 'Next',
  of: 'of',
  copied: 'The link to this work is copied.',
  notCopied: 'The link could not be copied. The address of this page leads here too.',
} as const;
