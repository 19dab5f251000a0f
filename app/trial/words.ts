/** The words of the free trial class: the link, and the message on the contact page and in WhatsApp. */
export const trialWords = {
  label: 'Ask for a free trial',
  whatsApp: 'Ask on WhatsApp',
  message: 'I would like to book a free trial class.',
  course: 'Course',
  age: 'Age of the student',
  shortAge: 'age',
} as const;
