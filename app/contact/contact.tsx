// The contact page: phone, message form, email, address and a map. It looks like the gate of the school.
import { PageHead } from '#app/ui/page-head.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { Sunlight } from '#app/ui/sunlight.tsx';
import { metaOf, siteOf, structured } from '#app/meta.ts';
import { contentOf } from '#app/site-context.ts';
import { skipOnQueryChange } from '#app/revalidation.ts';
import { wholeSchool } from '#app/structured-data/school.ts';
import { messageAnchor } from '#app/trial/trial.ts';
import { ChatLink } from '#app/trial/trial-link.tsx';
import * as words from '#content/contact.ts';
import { school } from '#content/school.ts';
import type { Route } from './+types/contact';
import { EmailCard, AddressCard, PhoneCard } from './info-cards.tsx';
import { MessageForm } from './message-form.tsx';
import { useMessageTopic } from './message-topic.ts';
import { SchoolMap } from './school-map.tsx';
import styles from './contact.module.css';

export const meta = (args: Route.MetaArgs) => [
  ...metaOf('/contact')(args),
  ...(import.meta.env.SSR ? structured(wholeSchool(siteOf(args))) : []),
];

export const shouldRevalidate = skipOnQueryChange;

export function loader({ context }: Route.LoaderArgs) {
  return {
    ...words,
    whatsApp: school.whatsApp.href,
    courses: contentOf(context)
      .courses()
      .map(({ slug, courseName }) => ({ slug, courseName })),
  };
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { contactBreadcrumb, contactTitle, contactLead, courses, infoCards, mapWords, whatsApp, writeTitle } =
    loaderData;
  const topic = useMessageTopic(courses);
  const { home, here } = contactBreadcrumb;
  return (
    <>
      <Sunlight />
      <PageHead heading={contactTitle} pigment="sindoor" parents={[[home.label, home.href]]} current={here}>
        <p className={styles.lead}>{contactLead}</p>
      </PageHead>
      <div className={styles.contact}>
        <PhoneCard words={infoCards.phone} whatsApp={whatsApp} className={styles.call} />
        <Sheet className={styles.sheet}>
          <h2 id={messageAnchor}>{writeTitle}</h2>
          <div className={styles.topic}>
            {topic !== null && (
              <>
                <p>{topic.about}</p>
                <ChatLink message={topic.message} />
              </>
            )}
          </div>
          <MessageForm prepared={topic?.message} />
        </Sheet>
        <div className={styles.find}>
          <EmailCard words={infoCards.email} />
          <AddressCard words={infoCards.address} />
        </div>
      </div>
      <SchoolMap words={mapWords} />
    </>
  );
}
