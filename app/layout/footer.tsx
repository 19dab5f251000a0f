import { Link } from '#app/ui/text/page-link.tsx';
import { useRootData } from '#app/school.ts';
import { Dado } from '#app/ui/picture/dado.tsx';
import { EnrolLink } from '#app/ui/text/link.tsx';
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
  const { school, navigation } = useRootData();
  const { name, address, hours, phone, whatsApp, email, directions, socialLinks } = school;
  const elsewhere = {
    title: 'Elsewhere',
    links: [...socialLinks, { label: 'Write to us', href: email.href }],
  };
  return (
    <footer className={styles.footer}>
      <Dado people="leaving" className={styles.dado} />
      <div className={styles.groups}>
        <div className={styles.school}>
          <blockquote>{`“${navigation.quote}”`}</blockquote>
          <p>{school.description}</p>
          <EnrolLink>Enroll Now</EnrolLink>
        </div>
        <div className={styles.find}>
          <h2>Find us</h2>
          <address>{address.lines.join(' ')}</address>
          <p>{hours}</p>
          <p className={styles.links}>
            <a href={phone.href}>{phone.text}</a>
            <a href={whatsApp.href} rel="noopener noreferrer">
              WhatsApp
            </a>
            <FooterLink label="Get directions" href={directions} />
          </p>
        </div>
        {[...navigation.groups, elsewhere].map(({ title, links }) => (
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
        <p>{`© ${navigation.copyrightYear} ${name}`}</p>
        <SchemeSwitch />
        <ul>
          {navigation.small.map((link) => (
            <li key={link.label}>
              <FooterLink {...link} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
