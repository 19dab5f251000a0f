/** Every path of the site that has its own page (SPEC 2, route table, and /curriculum). */
export type PagePath =
  | '/'
  | '/profile'
  | '/profile/data'
  | '/verify-otp'
  | '/about'
  | '/classes'
  | '/contact'
  | '/login'
  | '/SignUp'
  | '/Formenroll'
  | '/Forget'
  | '/Reset-password'
  | '/workshop'
  | '/tutorial'
  | '/painting'
  | '/clay'
  | '/glass'
  | '/landscapes'
  | '/mixed_media'
  | '/mosaic'
  | '/paper_craft'
  | '/sculpture'
  | '/waste'
  | '/InstructorArtPage'
  | '/FaqPage'
  | '/Instructor'
  | '/Reviews'
  | '/Blog'
  | '/Privacy'
  | '/admin'
  | '/office/log'
  | '/office/second-factor'
  | '/curriculum'
  | '/offline';

/** A page's title and description for the browser and for search (SPEC 2). */
export interface PageMeta {
  title: string;
  description: string;
  /** Of no use to anybody who comes from a search: kept out of it. */
  isPrivate?: true;
}

export const pageMeta: Readonly<Record<PagePath, PageMeta>> = {
  '/': {
    title: 'Showcase Art | Art classes in Bhopal for every age group',
    description:
      'Weekend art classes in Bhopal for children from four, teenagers and adults: painting, clay, glass, paper and ' +
      'more. First trial class free.',
  },
  '/profile': {
    title: 'Your profile and your applications | Showcase Art Bhopal',
    description:
      'Your account at Showcase Art: see each child’s application, apply for another, export everything we hold, or ' +
      'erase it. Only you see it.',
    isPrivate: true,
  },
  '/profile/data': {
    title: 'Everything we store about you | Showcase Art Bhopal',
    description:
      'Everything Showcase Art keeps under your account on one page: your name and email, every application word for ' +
      'word, and where you are signed in. Only you see it.',
    isPrivate: true,
  },
  '/verify-otp': {
    title: 'Enter the six-digit code from your mail | Showcase Art',
    description:
      'Type or paste the six-digit code we sent to your email, and go on to set a new password for your Showcase Art ' +
      'account. It lasts ten minutes.',
    isPrivate: true,
  },
  '/about': {
    title: 'About Us: one room with big windows | Showcase Art',
    description:
      'How a mat and a box of wax crayons became an art school in Bhopal, who teaches there, and answers on materials, ' +
      'beginners and how to enrol.',
  },
  '/classes': {
    title: 'Art classes on Saturday and Sunday in Bhopal | Showcase Art',
    description:
      'Painting, drawing and clay at three levels, in class or by live video. Weekend timetable, what to bring, ' +
      'fees, camps and the student gallery.',
  },
  '/contact': {
    title: 'Contact us: Arera Colony, Bhopal | Showcase Art School',
    description:
      'Write, call or visit Showcase Art at 14, Gulmohar Road, Arera Colony, Bhopal. We reply within 24 hours and ' +
      'help you choose the right class.',
  },
  '/login': {
    title: 'Sign in to apply or to see your child | Showcase Art',
    description:
      'Sign in to your Showcase Art account to apply for admission, continue an application you have begun, or look ' +
      'at the ones you have sent.',
    isPrivate: true,
  },
  '/SignUp': {
    title: 'Sign up for an account to apply for class | Showcase Art',
    description:
      'Make an account at Showcase Art with your name, email and a password. It is free, and one account is enough ' +
      'for all your children.',
    isPrivate: true,
  },
  '/Formenroll': {
    title: 'Apply for Admission to an art course | Showcase Art',
    description:
      'Apply for a course at Showcase Art, Bhopal: one page for each student, about five minutes, application fee ' +
      'Rs.0. See ages and fees as you go.',
    isPrivate: true,
  },
  '/Forget': {
    title: 'Forgot your password? Get a code by mail | Showcase Art',
    description:
      'Forgot the password of your Showcase Art account? Give us your email and we send a six-digit code with which ' +
      'you can set a new one.',
    isPrivate: true,
  },
  '/Reset-password': {
    title: 'Set a new password for your account | Showcase Art',
    description:
      'Choose a new password of at least six characters for your Showcase Art account and type it twice. Then sign ' +
      'in with it as usual.',
    isPrivate: true,
  },
  '/workshop': {
    title: 'Our Art Workshop on Sundays in Bhopal | Showcase Art',
    description:
      'Sunday workshops for all ages: Lippan mirrors, Warli dancers, panes of glass, quilled flowers, a coil pot. One ' +
      'sitting, one thing to take home.',
  },
  '/tutorial': {
    title: 'Workshop Tutorial: a lake in watercolour | Showcase Art',
    description:
      'A short film without speech: paint a lake at sunset in twelve steps, with one big brush and five colours. ' +
      'The steps are there in writing too.',
  },
  '/painting': {
    title: 'Painting gallery: oil, poster colour, ink | Showcase Art',
    description:
      'Paintings by students of nine to forty-one: a flower market at dawn, an auto in the rain, kites over an old city, and work after Madhubani and Gond.',
  },
  '/clay': {
    title: 'Clay Work gallery: owl, turtle, horse | Showcase Art',
    description:
      'An owl pressed leaf by leaf, a turtle stamped with bottle caps, a tall horse, nine lamps: clay built by hand in our weekend classes in Bhopal.',
  },
  '/glass': {
    title: 'Glass Painting gallery: light as colour | Showcase Art',
    description:
      'Glass paintings by our students: a peacock, parakeets on a guava branch, Dal lake, a night train, a turtle in the window and a lantern from a jar.',
  },
  '/landscapes': {
    title: 'Landscapes gallery: lake, peaks, dunes | Showcase Art',
    description:
      'Landscapes by students in Bhopal: a lake at six o’clock, the gulmohar road in May, prayer flags, rice terraces, the Thar and boats before the rain.',
  },
  '/mixed_media': {
    title: 'Mixed Media gallery: map, cloth, thread | Showcase Art',
    description:
      'A tree out of eleven papers, a cow of newspaper, fifteen rooms with their washing, a stitched night sky: mixed media from our weekend classes.',
  },
  '/mosaic': {
    title: 'Mosaic gallery: kingfisher, gecko, tiger | Showcase Art',
    description:
      'Mosaic from broken tile and crockery, laid along the lines of the thing itself: a kingfisher, a gecko, a tiger, a lotus pond and a garden table.',
  },
  '/paper_craft': {
    title: 'Paper Craft gallery: cut, folded, curled | Showcase Art',
    description:
      'Elephants in layers with real shadows, cranes on threads, an akash kandil, a local train that pops up, a hornbill: paper craft by our students.',
  },
  '/sculpture': {
    title: 'Quilling gallery: paper on its edge | Showcase Art',
    description:
      'Quilling is sculpture that fits in an envelope: a bouquet, a butterfly, a banyan, two koi, earrings and a snail, all rolled from paper strips.',
  },
  '/waste': {
    title: 'Best Out of Waste gallery: robot and fish | Showcase Art',
    description:
      'A garden of bottle caps, a robot of tins, a fish of CDs, a house of shoe boxes and a lotus of spoons: best out of waste by our students in Bhopal.',
  },
  '/InstructorArtPage': {
    title: 'Meenakshi Iyer: fabric art and wall art | Showcase Art',
    description:
      'The teacher’s own creations: hibiscus and cranes on cloth, a tree of life drawn with a pen, mirrors in clay, and walls learned from Kutch and Palghar.',
  },
  '/FaqPage': {
    title: 'Questions on classes, fees and refunds | Showcase Art',
    description:
      'Eight answers for parents and students: classes, how to enrol, materials, refunds, online lessons, duration, ' +
      'free trial and group discounts.',
  },
  '/Instructor': {
    title: 'Instructor Meenakshi Iyer, 13+ years | Showcase Art',
    description:
      'Meenakshi Iyer has taught art for 13+ years. Her training, what she teaches, and why she never draws on a ' +
      'child’s paper but on her own.',
  },
  '/Reviews': {
    title: 'Reviews: the guest book of our families | Showcase Art',
    description:
      'What eight parents, grandparents and students of Showcase Art wrote on the way out, from a crowded fridge ' +
      'door to a design school.',
  },
  '/Blog': {
    title: 'Blog: notes for parents from the studio | Showcase Art',
    description:
      'Three things worth reading before the weekend: what to say about a drawing, how to look at Warli, and an art ' +
      'corner in a small flat.',
  },
  '/Privacy': {
    title: 'Privacy: what we keep, why and how long | Showcase Art',
    description:
      'What Showcase Art collects, how it is used and protected, how long it is kept, and how to export or erase it. ' +
      'No trackers, no advertising.',
  },
  '/admin': {
    title: 'The office: users and their applications | Showcase Art',
    description:
      'The office of Showcase Art, for signed-in staff only: the list of users with their plans and enrolment data. ' +
      'Users can be deleted here.',
    isPrivate: true,
  },
  '/office/log': {
    title: 'The office: what was done, and by whom | Showcase Art',
    description:
      'The audit log of Showcase Art, for signed-in staff only: who did what in the office, when and from where. ' +
      'Nobody can change it.',
    isPrivate: true,
  },
  '/office/second-factor': {
    title: 'The office: signing in with a second factor | Showcase Art',
    description:
      'For signed-in staff of Showcase Art only: sign in with your password and a code from your phone, make new ' +
      'recovery codes, or turn this off.',
    isPrivate: true,
  },
  '/curriculum': {
    title: 'Curriculum: four courses, 96 sessions | Showcase Art',
    description:
      'What each course at Showcase Art begins with and moves on to, from lines and patterns at four to canvas and ' +
      'knife painting at sixteen and after.',
  },
  '/offline': {
    title: 'You are offline: what can still be read | Showcase Art',
    description:
      'There is no connection at the moment. The pages of Showcase Art that you have read before are listed here and ' +
      'open without one.',
    isPrivate: true,
  },
};

/** The pages without a path: not found, and an error (DESIGN 6). */
export const notFoundMeta: PageMeta = {
  title: 'Not drawn yet: there is no page here | Showcase Art',
  description:
    'There is nothing at this address. Go back to the home page of Showcase Art, look at the classes, or write to us ' +
    'and we help you find it.',
};
