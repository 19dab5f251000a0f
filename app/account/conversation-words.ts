import type { OwnConversation } from '#contract/school/own-conversation.ts';

/** What a conversation is about: 'Application for Meera, Junior Beginner'. A message has only its day. */
export function aboutOf({ kind, childName, course, lastAt }: OwnConversation): string {
  const child = childName === null ? '' : ` for ${childName}`;
  const about = course === null ? '' : `, ${course.name}`;
  if (kind === 'application') return `Application${child}${about}`;
  if (kind === 'trial') return `Trial class${child}${about}`;
  const day = new Date(lastAt).toLocaleDateString(undefined, { day: 'numeric', month: 'long' });
  return `Message of ${day}${about}`;
}

/** Whether the school has answered, or until when it does. Times are in the visitor's locale and time zone. */
export function standingOf({ status, respondBy, overdue, lastKind }: OwnConversation): string {
  if (status === 'closed') return 'Closed';
  if (status === 'waiting' || lastKind === 'out') return 'The school has answered';
  if (respondBy === null) return 'The school has your words';
  if (overdue) return 'We are sorry that our answer is late';
  // At most a day away, so the weekday is enough.
  const date = new Date(respondBy);
  const day = date.toLocaleDateString(undefined, { weekday: 'long' });
  const time = date.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
  return `We answer by ${day}, ${time}`;
}
