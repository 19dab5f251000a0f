// One idea: a sheet to write on, and beside it where the door is.
import { MoreLink } from '#app/ui/link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { Sunlight } from '#app/ui/sunlight.tsx';
import { metaOf, siteOf, structured } from '#app/meta.ts';
import { wholeSchool } from '#app/structured-data/school.ts';
import * as words from '#content/contact.ts';
import { school } from '#content/school.ts';
import type { Route } from './+types/contact';
import { InfoCards } from './info-cards.tsx';
import { MessageForm } from './message-form.tsx';
import { SchoolMap } from './school-map.tsx';
import styles from './contact.module.css';

export const meta = (args: Route.MetaArgs) => [
  ...metaOf('/contact')(args),
  ...(import.meta.env.SSR ? structured(wholeSchool(siteOf(args))) : []),
];

export function loader() {
  return { ...words, whatsApp: school.whatsApp.href };
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { contactBreadcrumb, contactTitle, contactLead, infoCards, mapWords, whatsAppLabel, whatsApp } =
    loaderData;
  const { home, here } = contactBreadcrumb;
  return (
    <>
      <Sunlight />
      <PageHead heading={contactTitle} pigment="sindoor" above={[[home.label, home.href]]} here={here}>
        <p className={styles.lead}>{contactLead}</p>
      </PageHead>
      <div className={styles.contact}>
        <Sheet isTaped className={styles.sheet}>
          <MessageForm />
        </Sheet>
        <div>
          <InfoCards cards={infoCards} />
          <p className={styles.whatsApp}>
            <MoreLink to={whatsApp}>{whatsAppLabel}</MoreLink>
          </p>
        </div>
      </div>
      <SchoolMap words={mapWords} />
    </>
  );
}
