/** The hint above the form: no single field is required (docs/specification.md, section 5, Contact form). */
export const messageHint = 'Write your message, with a phone number or email.';

/** The hint above the form if a link has prepared the message. */
export const preparedHint = 'Your message is ready below. Add a phone number or email, and send it.';
