import { index, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * The URL of every page, spelled and ordered as in docs/specification.md, section 2. In addition:
 * - `/curriculum` and the articles: docs/design.md, section 6
 * - `/profile/data`: all data stored about the signed-in user
 * - `/office/log` and `/office/second-factor`: the audit log, and the second factor of an admin
 * - `/office/style`: the style guide for developers, which is not part of the production build
 * - `/offline`: shown when the network is down
 */
export default [
  index('home/home.tsx'),
  route('profile', 'account/profile.tsx'),
  route('profile/data', 'account/data-page.tsx'),
  route('verify-otp', 'account/verify-otp.tsx'),
  route('about', 'about/about.tsx'),
  route('classes', 'classes/classes.tsx'),
  route('contact', 'contact/contact.tsx'),
  route('login', 'account/login.tsx'),
  route('SignUp', 'account/sign-up.tsx'),
  route('Formenroll', 'admission/admission.tsx'),
  route('Forget', 'account/forgot.tsx'),
  route('Reset-password', 'account/reset-password.tsx'),
  route('workshop', 'workshop/workshop.tsx'),
  route('tutorial', 'workshop/tutorial.tsx'),
  ...[
    'painting',
    'clay',
    'glass',
    'landscapes',
    'mixed_media',
    'mosaic',
    'paper_craft',
    'sculpture',
    'waste',
  ].map((room) => route(room, 'galleries/room.tsx', { id: room })),
  route('InstructorArtPage', 'galleries/instructor-art.tsx'),
  route('FaqPage', 'faq/faq.tsx'),
  route('Instructor', 'instructor/instructor.tsx'),
  route('Reviews', 'reviews/reviews.tsx'),
  route('Blog', 'blog/blog.tsx'),
  route('Blog/:slug', 'blog/article.tsx'),
  route('Privacy', 'privacy/privacy.tsx'),
  route('admin', 'office/user-list.tsx'),
  route('curriculum', 'curriculum/curriculum.tsx'),
  route('office/log', 'office/log.tsx'),
  route('office/second-factor', 'office/second-factor.tsx'),
  ...(process.env.NODE_ENV === 'production' ? [] : [route('office/style', 'office/style/style.tsx')]),
  route('offline', 'offline/offline.tsx'),
  route('*', 'layout/not-found.tsx'),
] satisfies RouteConfig;
