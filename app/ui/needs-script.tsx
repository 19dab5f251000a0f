import { school } from '#content/school.ts';

/** Said to visitors without JavaScript in the place of what a page cannot do for them. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p style={{ fontWeight: 600 }}>
        {what} needs JavaScript. Without it, call <a href={school.phone.href}>{school.phone.text}</a> or write
        to <a href={school.email.href}>{school.email.text}</a>, and we do it for you.
      </p>
    </noscript>
  );
}
