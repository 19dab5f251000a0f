import { useSchool } from '#app/school.ts';

/** Tells visitors without JavaScript how to reach the school instead. @param feature the first words of the message */
export function NoScriptMessage({ feature }: { feature: string }) {
  const { phone, email } = useSchool();
  return (
    <noscript>
      <p style={{ fontWeight: 600 }}>
        {feature} needs JavaScript. Without it, call <a href={phone.href}>{phone.text}</a> or write to{' '}
        <a href={email.href}>{email.text}</a>, and we do it for you.
      </p>
    </noscript>
  );
}
