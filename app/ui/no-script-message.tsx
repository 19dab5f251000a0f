import { school } from '#content/school.ts';

/** Tells visitors without JavaScript how to reach the school instead. @param feature the first words of the message */
export function NoScriptMessage({ feature }: { feature: string }) {
  return (
    <noscript>
      <p style={{ fontWeight: 600 }}>
        {feature} needs JavaScript. Without it, call <a href={school.phone.href}>{school.phone.text}</a> or
        write to <a href={school.email.href}>{school.email.text}</a>, and we do it for you.
      </p>
    </noscript>
  );
}
