/** The words around the questions, whose own words are in contract/school/photo-consent-words.ts. */
export const consentWords = {
  /** `{name}`: of the child. Long names stand in them too. */
  work: 'What {name} makes',
  face: 'Photographs of {name}',
  until: 'Only until a certain day',
  lastDay: 'Last day',
  lastDayHint: 'Without a day there is no end.',
  notAnswered: 'You have not answered yet. Until you do, we show no photographs.',
} as const;

/** The words of the page that the link in the mail opens. */
export const linkWords = {
  title: 'May we show photographs?',
  feature: 'Answering here',
  byMail: 'Or reply to our email.',
  intro:
    'We would like to show on our website what the children make in our classes. You decide, for each question on its own.',
  silence: 'If you do not answer, we show no photographs.',
  /** `{day}`: the last one of the link. */
  deadline: 'This link works until {day}.',
  others: 'The same for all children',
  copied: 'All children have the same answers now. You can still change each of them.',
  first: 'Please choose yes or no for {name} first.',
  send: 'Send my answer',
  busy: 'Sending your answer…',
  none: 'This page opens with the link in our email. If you have none, please ask us for it.',
  /** After the message of a link that was used. */
  used: 'What was answered stands in the email that we sent you then.',
  offline: 'There is no internet connection now. We go on as soon as you are online again.',
  unreached: 'We could not be reached. Please try again.',
  reach: 'You can also reply to our email, or tell us:',
  whatsApp: 'Write on WhatsApp',
  chat: 'I have a question about photographs on your website.',
  profile: 'Answer in your profile',
  thanks: 'Thank you',
  noted: 'This is what we have noted. You get it by email too.',
  change: 'To change it, reply to that email, tell us, or change it in your profile if you have an account.',
} as const;
