/** Words of the free trial class: its link, and the message it begins on the contact page and in WhatsApp. */
export const trialWords = {
  label: 'Free trial class',
  whatsApp: 'Ask on WhatsApp',
  message: 'I would like to book a free trial class.',
  course: 'Course',
  age: 'Age of the student',
  shortAge: 'age',
} as const;
