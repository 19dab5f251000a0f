import type { Documents } from '#contract/site/documents.ts';

export const pageMeta: Documents['pageMeta'] = {
  '/': {
    title: '{school.name} | Art classes in {school.city} for every age group',
    description:
      'Weekend art classes in {school.city} for children from four, teenagers and adults: painting, clay, glass, paper and ' +
      'more. First trial class free.',
  },
  '/profile': {
    title: 'Your profile and your applications | {school.name} {school.city}',
    description:
      'Your account at {school.name}: see each child’s application, apply for another, export everything we hold, or ' +
      'erase it. Only you see it.',
  },
  '/profile/data': {
    title: 'Everything we store about you | {school.name} {school.city}',
    description:
      'Everything {school.name} keeps under your account on one page: your name and email, every application word for ' +
      'word, and where you are signed in. Only you see it.',
  },
  '/verify-otp': {
    title: 'Enter the six-digit code from your mail | {school.name}',
    description:
      'Type or paste the six-digit code we sent to your email, and go on to set a new password for your {school.name} ' +
      'account. It lasts ten minutes.',
  },
  '/about': {
    title: 'About Us: art school in {school.neighbourhood}, {school.city} | {school.name}',
    description:
      'An art school in {school.neighbourhood}, {school.city}, since {school.founding.year}: weekend classes from age 4 to adult. Who teaches, which materials you need, and how to enrol.',
  },
  '/classes': {
    title: 'Art classes on Saturday and Sunday in {school.city} | {school.name}',
    description:
      'Painting, drawing and clay at three levels, in class or by live video. Weekend timetable, what to bring, ' +
      'fees, camps and the student gallery.',
  },
  '/contact': {
    title: 'Contact us: {school.neighbourhood}, {school.city} | {school.name} School',
    description:
      'Write, call or WhatsApp {school.name} at {school.street}, {school.neighbourhood}, {school.city}. Book a free trial class. We reply within {school.replyTime}.',
  },
  '/trial': {
    title: 'Ask for a free trial class | {school.name} {school.city}',
    description:
      'Ask {school.name}, {school.city}, for a free trial class: the age chooses the course. No account is needed, and we ' +
      'answer within {school.replyTime}.',
  },
  '/trial/asked': {
    title: 'Your request for a trial class | {school.name}',
    description:
      'What you asked {school.name} for, and how and by when we answer with the day and time of the free trial class. ' +
      'Only you see it.',
  },
  '/photo-consent': {
    title: 'May we show photographs? | {school.name} {school.city}',
    description:
      'Parents of {school.name} say here whether the website may show photographs of what their children make, and of ' +
      'the children. It opens with the link in our email.',
  },
  '/login': {
    title: 'Sign in to apply or to see your child | {school.name}',
    description:
      'Sign in to your {school.name} account to apply for admission, continue an application you have begun, or look ' +
      'at the ones you have sent.',
  },
  '/SignUp': {
    title: 'Sign up for an account to apply for class | {school.name}',
    description:
      'Make an account at {school.name} with your name, email and a password. It is free, and one account is enough ' +
      'for all your children.',
  },
  '/Formenroll': {
    title: 'Apply for Admission to an art course | {school.name}',
    description:
      'Apply for a course at {school.name}, {school.city}: one page for each student, about five minutes, application fee ' +
      'Rs.0. See ages and fees as you go.',
  },
  '/Forget': {
    title: 'Forgot your password? Get a code by mail | {school.name}',
    description:
      'Forgot the password of your {school.name} account? Give us your email and we send a six-digit code with which ' +
      'you can set a new one.',
  },
  '/Reset-password': {
    title: 'Set a new password for your account | {school.name}',
    description:
      'Choose a new password of at least six characters for your {school.name} account and type it twice. Then sign ' +
      'in with it as usual.',
  },
  '/workshop': {
    title: 'Sunday art workshops in {school.city} | {school.name}',
    description:
      'Sunday art workshops in {school.neighbourhood}, {school.city}, from six years: Lippan, Warli, glass, quilling, clay. 1:30 to 3 pm, Rs. {workshop.fee}/- with materials.',
  },
  '/tutorial': {
    title: 'Tutorial: paint a lake in watercolour | {school.name}',
    description:
      'A free film from our art school in {school.city}: paint a lake at sunset in twelve steps, with one big brush and five colours. For beginners of any age.',
  },
  '/painting': {
    title: 'Painting classes and gallery, {school.city} | {school.name}',
    description:
      'Paintings by students aged 9 to adult in {school.city}: oil, acrylic, watercolour, Madhubani and Gond. Which weekend course teaches it, days and fees.',
  },
  '/clay': {
    title: 'Clay classes and clay gallery, {school.city} | {school.name}',
    description:
      'Clay work by our students in {school.city}: owl, turtle, horse, lamps, masks, all built by hand. Clay courses from age 4 to adult, with days and fees.',
  },
  '/glass': {
    title: 'Glass painting classes in {school.city}, age 9+ | {school.name}',
    description:
      'Glass paintings by our students in {school.city}: peacock, parakeets, Dal lake, night train. Weekend courses from age 9, with days, times and fees.',
  },
  '/landscapes': {
    title: 'Landscape painting classes in {school.city} | {school.name}',
    description:
      'Landscapes by students in {school.city}: lake, mountains, desert, rice terraces, boats before rain. Weekend courses from age 9, days, times and fees.',
  },
  '/mixed_media': {
    title: 'Mixed media classes and gallery, {school.city} | {school.name}',
    description:
      'Mixed media by our students in {school.city}: paper, newspaper, cloth, thread and paint in one picture. Weekend courses from age 12, days and fees.',
  },
  '/mosaic': {
    title: 'Mosaic classes and mosaic gallery, {school.city} | {school.name}',
    description:
      'Mosaic from broken tile and crockery by our students in {school.city}: kingfisher, gecko, tiger, lotus pond, garden table. Courses, days and fees.',
  },
  '/paper_craft': {
    title: 'Paper craft classes in {school.city}, age 4+ | {school.name}',
    description:
      'Paper craft by our students in {school.city}: layered elephants, folded cranes, a lantern, a pop-up train, masks. Courses from age 4, days and fees.',
  },
  '/sculpture': {
    title: 'Quilling classes and gallery in {school.city} | {school.name}',
    description:
      'Quilling by our students in {school.city}: flowers, butterfly, banyan tree, fish, earrings, rolled from paper strips. Courses, days, times and fees.',
  },
  '/waste': {
    title: 'Best out of waste art classes, {school.city} | {school.name}',
    description:
      'Best out of waste by our students in {school.city}: bottle-cap garden, tin robot, CD fish, shoe-box house. Courses from age 4, with days and fees.',
  },
  '/InstructorArtPage': {
    title: 'Fabric and wall art by {school.teacher} | {school.name}',
    description:
      'The teacher’s own creations: fabric painting, Lippan mirror work and Warli walls by {school.teacher}, art teacher in {school.neighbourhood}, {school.city}.',
  },
  '/FaqPage': {
    title: 'FAQ: art classes, fees and refunds, {school.city} | {school.name}',
    description:
      'Eight short answers for parents: which art classes in {school.city} from age 4, how to enrol, materials, fees and refunds, online, free trial class.',
  },
  '/Instructor': {
    title: '{school.teacher}, art teacher in {school.city} | {school.name}',
    description:
      '{school.teacher} has taught art for 13+ years, to students from age 4 to adult in {school.neighbourhood}, {school.city}, and online. Her education and skills.',
  },
  '/Reviews': {
    title: 'Reviews by parents and students, {school.city} | {school.name}',
    description:
      'What eight parents, grandparents and students from 10 to 69 say about the weekend art classes of {school.name} in {school.neighbourhood}, {school.city}.',
  },
  '/Blog': {
    title: 'Blog for parents: children and art | {school.name}, {school.city}',
    description:
      'Articles from our art school in {school.city}: what to say about a child’s drawing, how to look at Warli painting, an art corner in a small flat.',
  },
  '/Privacy': {
    title: 'Privacy: what we store, why, how long | {school.name}',
    description:
      'What the art school {school.name}, {school.city}, stores about you and your child, why and how long, and how to download or erase it. No trackers.',
  },
  '/admin': {
    title: 'The office: users and their applications | {school.name}',
    description:
      'The office of {school.name}, for signed-in staff only: the list of users with their plans and enrolment data. ' +
      'Users can be deleted here.',
  },
  '/office': {
    title: 'The office: what needs you now | {school.name}',
    description:
      'For signed-in staff of {school.name} only: late answers, what is due today, the trial classes of today and ' +
      'tomorrow, and the numbers of the week.',
  },
  '/office/inbox': {
    title: 'The office: questions that wait for an answer | {school.name}',
    description:
      'For signed-in staff of {school.name} only: what families have asked, who answers, and how much time is left for ' +
      'each answer.',
  },
  '/office/inbox/id': {
    title: 'The office: one conversation with a family | {school.name}',
    description:
      'For signed-in staff of {school.name} only: everything said between one person and the school about one thing, and ' +
      'the place to answer.',
  },
  '/office/families': {
    title: 'The office: families and their children | {school.name}',
    description:
      'For signed-in staff of {school.name} only: the families with their children, courses and phone numbers, the latest ' +
      'first, and a search for any of these.',
  },
  '/office/families/id': {
    title: 'The office: one family | {school.name}',
    description:
      'For signed-in staff of {school.name} only: how to reach a family, its children with their applications, and what was ' +
      'said and mailed.',
  },
  '/office/trials': {
    title: 'The office: trial classes | {school.name}',
    description:
      'The trial classes of {school.name}, for signed-in staff only: requests to be agreed, coming classes by day, and ' +
      'what came of them.',
  },
  '/office/mails': {
    title: 'The office: mails, sent and not sent | {school.name}',
    description:
      'The mails of {school.name}, for signed-in staff only: what was sent to whom, what was not accepted and why, and ' +
      'sending it again.',
  },
  '/office/site': {
    title: 'The office: the words of the site | {school.name}',
    description:
      'For the owner of {school.name} only: all words of the site, what is changed and not published yet, and what was ' +
      'published before.',
  },
  '/office/site/id': {
    title: 'The office: change the words of a page | {school.name}',
    description:
      'For the owner of {school.name} only: change the words of a page, see what is right and what is not, and publish ' +
      'them or delete the changes.',
  },
  '/office/site/id/history': {
    title: 'The office: earlier words of a page | {school.name}',
    description:
      'For the owner of {school.name} only: who published what and when, and the way back to the words of an earlier day.',
  },
  '/office/edit': {
    title: 'The office: edit a page | {school.name}',
    description:
      'For the owner of {school.name} only: choose a text on any page of the site, change it where it stands, and publish ' +
      'it when it is right.',
  },
  '/office/pictures': {
    title: 'The office: pictures for the site | {school.name}',
    description:
      'For the owner of {school.name} only: take or choose pictures with a phone, see all that were added, and delete those ' +
      'that are not needed.',
  },
  '/office/pictures/hang': {
    title: 'The office: hang pictures | {school.name}',
    description:
      'For the owner of {school.name} only: say what the label of each chosen picture says and in which gallery it hangs, and ' +
      'publish all of them at once.',
  },
  '/office/start': {
    title: 'The office: make the site yours | {school.name}',
    description:
      'For the owner of {school.name} only: the first steps with a new site, from the name and the town to the courses, ' +
      'each with its page beside it.',
  },
  '/office/people': {
    title: 'The office: the people who work here | {school.name}',
    description:
      'For the owner of {school.name} only: who works in the office and with which rights. Invite a teacher, change a ' +
      'role, or remove somebody.',
  },
  '/office/log': {
    title: 'The office: what was done, and by whom | {school.name}',
    description:
      'The audit log of {school.name}, for signed-in staff only: who did what in the office, when and from where. ' +
      'Nobody can change it.',
  },
  '/office/second-factor': {
    title: 'The office: signing in with a second factor | {school.name}',
    description:
      'For signed-in staff of {school.name} only: sign in with your password and a code from your phone, make new ' +
      'recovery codes, or turn this off.',
  },
  '/curriculum': {
    title: 'Art curriculum by age, from 4 to adult | {school.name}',
    description:
      'What each course of {school.name}, {school.city}, teaches: ages 4-8, 9-12, 12-15 and 16+. Every course takes 1 year, 96 sessions, on weekends.',
  },
  '/offline': {
    title: 'You are offline: pages you can still read | {school.name}',
    description:
      'There is no internet connection at the moment. The pages of {school.name} that you have opened before are listed here and can still be read.',
  },
  notFound: {
    title: 'Page not found at this address | {school.name}, {school.city}',
    description:
      'There is no page at this address. Go to the home page of {school.name}, {school.city}, look at the classes, or write to ' +
      'us and we help you to find it.',
  },
};
