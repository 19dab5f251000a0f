import type { Documents } from '#contract/site/documents.ts';

export const account: Documents['account'] = {
  terms: [
    { label: 'fees and missed classes', href: '/classes#enrolment' },
    { label: 'refunds', href: '/FaqPage#refunds' },
    { label: 'privacy', href: '/Privacy' },
  ],
  works: {
    login: 'watercolour-lake',
    signUp: 'papercut-elephants',
    forgot: 'glass-parrots',
    verifyOtp: 'mosaic-kingfisher',
    resetPassword: 'oil-flame-trees',
  },
};
