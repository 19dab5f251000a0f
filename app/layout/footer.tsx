import { Link } from 'react-router';
import { footer } from '#content/navigation.ts';
import { school } from '#content/school.ts';
import { Dado } from '#app/ui/dado.tsx';
import { EnrolLink } from '#app/ui/link.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import styles from './footer.module.css';

function FooterLink({ label, href }: { label: string; href: string }) {
  if (href.startsWith('/')) return <Link to={href}>{label}</Link>;
  return (
    <a href={href} rel="noopener noreferrer">
      {label}
    </a>
  );
}

/** The footer of every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Dado people="leaving" className={styles.dado} />
      <div className={styles.groups}>
        <div className={styles.school}>
          <blockquote>{`“${footer.quote}”`}</blockquote>
          <p>{footer.description}</p>
          <EnrolLink to={footer.enrol.href}>{footer.enrol.label}</EnrolLink>
        </div>
        <div className={styles.find}>
          <h2>{footer.find.title}</h2>
          <address>{school.address.lines.join(' ')}</address>
          <p>{school.hours.text}</p>
          <p className={styles.ways}>
            <a href={school.phone.href}>{school.phone.text}</a>
            <a href={school.whatsApp.href} rel="noopener noreferrer">
              {footer.find.whatsApp}
            </a>
            <FooterLink {...footer.find.directions} />
          </p>
        </div>
        {footer.groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  <FooterLink {...link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.small}>
        <p>{footer.copyright}</p>
        <SchemeSwitch />
        <ul>
          {footer.small.map((link) => (
            <li key={link.label}>
              <FooterLink {...link} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
