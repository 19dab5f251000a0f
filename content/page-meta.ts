import type { Documents } from '#contract/content/documents.ts';

export const pageMeta: Documents['pageMeta'] = {
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
  },
  '/profile/data': {
    title: 'Everything we store about you | Showcase Art Bhopal',
    description:
      'Everything Showcase Art keeps under your account on one page: your name and email, every application word for ' +
      'word, and where you are signed in. Only you see it.',
  },
  '/verify-otp': {
    title: 'Enter the six-digit code from your mail | Showcase Art',
    description:
      'Type or paste the six-digit code we sent to your email, and go on to set a new password for your Showcase Art ' +
      'account. It lasts ten minutes.',
  },
  '/about': {
    title: 'About Us: art school in Arera Colony, Bhopal | Showcase Art',
    description:
      'An art school in Arera Colony, Bhopal, since 2014: weekend classes from age 4 to adult. Who teaches, which materials you need, and how to enrol.',
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
      'Write, call or WhatsApp Showcase Art at 14, Gulmohar Road, Arera Colony, Bhopal. Book a free trial class. We reply within 24 hours.',
  },
  '/login': {
    title: 'Sign in to apply or to see your child | Showcase Art',
    description:
      'Sign in to your Showcase Art account to apply for admission, continue an application you have begun, or look ' +
      'at the ones you have sent.',
  },
  '/SignUp': {
    title: 'Sign up for an account to apply for class | Showcase Art',
    description:
      'Make an account at Showcase Art with your name, email and a password. It is free, and one account is enough ' +
      'for all your children.',
  },
  '/Formenroll': {
    title: 'Apply for Admission to an art course | Showcase Art',
    description:
      'Apply for a course at Showcase Art, Bhopal: one page for each student, about five minutes, application fee ' +
      'Rs.0. See ages and fees as you go.',
  },
  '/Forget': {
    title: 'Forgot your password? Get a code by mail | Showcase Art',
    description:
      'Forgot the password of your Showcase Art account? Give us your email and we send a six-digit code with which ' +
      'you can set a new one.',
  },
  '/Reset-password': {
    title: 'Set a new password for your account | Showcase Art',
    description:
      'Choose a new password of at least six characters for your Showcase Art account and type it twice. Then sign ' +
      'in with it as usual.',
  },
  '/workshop': {
    title: 'Sunday art workshops in Bhopal, all ages | Showcase Art',
    description:
      'Sunday art workshops in Arera Colony, Bhopal, for all ages: Lippan, Warli, glass, quilling, clay. 1:30 to 3 pm, Rs. 400/- with materials.',
  },
  '/tutorial': {
    title: 'Tutorial: paint a lake in watercolour | Showcase Art',
    description:
      'A free film from our art school in Bhopal: paint a lake at sunset in twelve steps, with one big brush and five colours. For beginners of any age.',
  },
  '/painting': {
    title: 'Painting classes and gallery, Bhopal | Showcase Art',
    description:
      'Paintings by students aged 9 to adult in Bhopal: oil, acrylic, watercolour, Madhubani and Gond. Which weekend course teaches it, days and fees.',
  },
  '/clay': {
    title: 'Clay classes and clay gallery, Bhopal | Showcase Art',
    description:
      'Clay work by our students in Bhopal: owl, turtle, horse, lamps, masks, all built by hand. Clay courses from age 4 to adult, with days and fees.',
  },
  '/glass': {
    title: 'Glass painting classes in Bhopal, age 9+ | Showcase Art',
    description:
      'Glass paintings by our students in Bhopal: peacock, parakeets, Dal lake, night train. Weekend courses from age 9, with days, times and fees.',
  },
  '/landscapes': {
    title: 'Landscape painting classes in Bhopal | Showcase Art',
    description:
      'Landscapes by students in Bhopal: lake, mountains, desert, rice terraces, boats before rain. Weekend courses from age 9, days, times and fees.',
  },
  '/mixed_media': {
    title: 'Mixed media classes and gallery, Bhopal | Showcase Art',
    description:
      'Mixed media by our students in Bhopal: paper, newspaper, cloth, thread and paint in one picture. Weekend courses from age 12, days and fees.',
  },
  '/mosaic': {
    title: 'Mosaic classes and mosaic gallery, Bhopal | Showcase Art',
    description:
      'Mosaic from broken tile and crockery by our students in Bhopal: kingfisher, gecko, tiger, lotus pond, garden table. Courses, days and fees.',
  },
  '/paper_craft': {
    title: 'Paper craft classes in Bhopal, age 4+ | Showcase Art',
    description:
      'Paper craft by our students in Bhopal: layered elephants, folded cranes, a lantern, a pop-up train, masks. Courses from age 4, days and fees.',
  },
  '/sculpture': {
    title: 'Quilling classes and gallery in Bhopal | Showcase Art',
    description:
      'Quilling by our students in Bhopal: flowers, butterfly, banyan tree, fish, earrings, rolled from paper strips. Courses, days, times and fees.',
  },
  '/waste': {
    title: 'Best out of waste art classes, Bhopal | Showcase Art',
    description:
      'Best out of waste by our students in Bhopal: bottle-cap garden, tin robot, CD fish, shoe-box house. Courses from age 4, with days and fees.',
  },
  '/InstructorArtPage': {
    title: 'Fabric and wall art by Meenakshi Iyer | Showcase Art',
    description:
      'The teacher’s own creations: fabric painting, Lippan mirror work and Warli walls by Meenakshi Iyer, art teacher in Arera Colony, Bhopal.',
  },
  '/FaqPage': {
    title: 'FAQ: art classes, fees and refunds, Bhopal | Showcase Art',
    description:
      'Eight short answers for parents: which art classes in Bhopal from age 4, how to enrol, materials, fees and refunds, online, free trial class.',
  },
  '/Instructor': {
    title: 'Meenakshi Iyer, art teacher in Bhopal | Showcase Art',
    description:
      'Meenakshi Iyer has taught art for 13+ years, to students from age 4 to adult in Arera Colony, Bhopal, and online. Her education and skills.',
  },
  '/Reviews': {
    title: 'Reviews by parents and students, Bhopal | Showcase Art',
    description:
      'What eight parents, grandparents and students from 10 to 69 say about the weekend art classes of Showcase Art in Arera Colony, Bhopal.',
  },
  '/Blog': {
    title: 'Blog for parents: children and art | Showcase Art, Bhopal',
    description:
      'Articles from our art school in Bhopal: what to say about a child’s drawing, how to look at Warli painting, an art corner in a small flat.',
  },
  '/Privacy': {
    title: 'Privacy: what we store, why, how long | Showcase Art',
    description:
      'What the art school Showcase Art, Bhopal, stores about you and your child, why and how long, and how to download or erase it. No trackers.',
  },
  '/admin': {
    title: 'The office: users and their applications | Showcase Art',
    description:
      'The office of Showcase Art, for signed-in staff only: the list of users with their plans and enrolment data. ' +
      'Users can be deleted here.',
  },
  '/office/log': {
    title: 'The office: what was done, and by whom | Showcase Art',
    description:
      'The audit log of Showcase Art, for signed-in staff only: who did what in the office, when and from where. ' +
      'Nobody can change it.',
  },
  '/office/second-factor': {
    title: 'The office: signing in with a second factor | Showcase Art',
    description:
      'For signed-in staff of Showcase Art only: sign in with your password and a code from your phone, make new ' +
      'recovery codes, or turn this off.',
  },
  '/curriculum': {
    title: 'Art curriculum by age, from 4 to adult | Showcase Art',
    description:
      'What each course of Showcase Art, Bhopal, teaches: ages 4-8, 9-12, 12-15 and 16+. Every course takes 1 year, 96 sessions, on weekends.',
  },
  '/offline': {
    title: 'You are offline: pages you can still read | Showcase Art',
    description:
      'There is no internet connection at the moment. The pages of Showcase Art that you have opened before are listed here and can still be read.',
  },
  notFound: {
    title: 'Page not found at this address | Showcase Art, Bhopal',
    description:
      'There is no page at this address. Go to the home page of Showcase Art, Bhopal, look at the classes, or write to ' +
      'us and we help you to find it.',
  },
};
