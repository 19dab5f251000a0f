/** The page after the request. Names in braces are replaced by values. */
export const askedWords = {
  anyDay: 'Your trial class',
  by: 'We answer by {time}.',
  late: 'We wanted to answer by {time}. If you have heard nothing, please call {phone}.',
  asked: 'You asked for',
  askedText: 'A free trial class in {course}, age {age}.',
  answer: 'How we answer',
  mail: 'By email to {email}, with an entry for your calendar.',
  call: 'We call {phone}.',
  both: 'By email to {email}, with an entry for your calendar, or we call {phone}.',
  /** `{time}`: when it was sent. */
  sent: 'Sent {time}. No class is booked yet.',
  profile: 'See it in your profile',
  again: 'Ask for another child',
  home: 'Back to the home page',
  none: 'No request yet',
  noneText:
    'Nobody has asked for a trial class in this window. It takes a minute, and the first class is free.',
} as const;
