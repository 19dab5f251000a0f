import { useSchool } from '#app/school.ts';

/** Tells visitors without JavaScript how to reach the school instead. @param feature the first words of the message */
export function NoScriptMessage({ feature }: { feature: string }) {
  const { phone, email } = useSchool();
  const call = <a href={phone.href}>{phone.text}</a>;
  const mail = <a href={email.href}>{email.text}</a>;
  return (
    <noscript>
      <p style={{ fontWeight: 600 }}>
        {feature} needs JavaScript. Without it, call {call} or write to {mail}, and we do it for you.
      </p>
    </noscript>
  );
}
