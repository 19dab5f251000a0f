// The contact page: phone, message form, email, address and a map. It looks like the gate of the school.
import { mapFrameUrl, mapPageUrl } from '#contract/site/map-url.ts';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { Sheet } from '#app/ui/page/sheet.tsx';
import { Sunlight } from '#app/ui/picture/sunlight.tsx';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { skipOnQueryChange } from '#app/revalidation.ts';
import { contentOf, pageMetaOf, siteContext } from '#app/site-context.ts';
import { wholeSchool } from '#app/structured-data/school.ts';
import { structuredDataOf, withStructuredData } from '#app/structured-data/structured-data.ts';
import { messageAnchor, trialPath } from '#app/trial/trial.ts';
import { ChatLink } from '#app/trial/trial-link.tsx';
import { trialWords } from '#app/trial/words.ts';
import { MoreLink } from '#app/ui/text/link.tsx';
import type { Route } from './+types/contact';
import { EmailCard, AddressCard, PhoneCard } from './info-cards.tsx';
import { MessageForm } from './message-form.tsx';
import { useMessageTopic } from './message-topic.ts';
import { SchoolMap } from './school-map.tsx';
import styles from './contact.module.css';

export const meta = (args: Route.MetaArgs) => [
  ...metaOf('/contact')(args),
  ...structuredDataOf(args.loaderData),
];

export const shouldRevalidate = skipOnQueryChange;

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const school = content.document('school');
  const { houseNumber, road, neighbourhood, city, postalCode } = school;
  const { map, ...words } = content.document('contact');
  return withStructuredData(
    {
      meta: pageMetaOf(context, '/contact'),
      ...words,
      houseNumber,
      addressLines: [`${road},`, `${neighbourhood},`, `${city} ${postalCode}`],
      map: {
        ...map,
        title: `Map of ${neighbourhood} with the school marked`,
        frameUrl: mapFrameUrl(school.map),
        pageUrl: mapPageUrl(school.map),
      },
      courses: content.courses().map(({ slug, courseName }) => ({ slug, courseName })),
    },
    wholeSchool(context.get(siteContext).publicUrl, content),
  );
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { title, lead, emailNote, houseNumber, addressLines, addressNote, map } = loaderData;
  const { courses, workshopRequest } = loaderData;
  const topic = useMessageTopic(courses, workshopRequest);
  const { hasOnlySpecifiedCalls } = useSession();
  const navigate = useNavigate();
  // Older links. A backend with only the specification's calls takes a message.
  const wish = hasOnlySpecifiedCalls ? undefined : topic?.trial;
  useEffect(() => {
    if (wish !== undefined) void navigate(trialPath(wish), { replace: true });
  }, [wish, navigate]);
  return (
    <>
      <Sunlight />
      <PageHead heading={title} pigment="sindoor" parents={[['Home', '/']]} current="Contact us">
        <p className={styles.lead}>{lead}</p>
      </PageHead>
      <div className={styles.contact}>
        <PhoneCard className={styles.call} />
        <Sheet className={styles.sheet}>
          <h2 id={messageAnchor}>Write to us</h2>
          <div className={styles.topic}>
            {topic === null ? (
              <MoreLink to={trialPath({})}>{trialWords.label}</MoreLink>
            ) : (
              <>
                <p>{topic.about}</p>
                <ChatLink message={topic.message} />
              </>
            )}
          </div>
          {/* A request that goes to its own page leaves nothing in the message. */}
          <MessageForm
            prepared={wish === undefined ? topic?.message : undefined}
            needsAnswer={topic !== null && topic !== workshopRequest}
          />
        </Sheet>
        <div className={styles.find}>
          <EmailCard note={emailNote} />
          <AddressCard number={houseNumber} lines={addressLines} note={addressNote} />
        </div>
      </div>
      <SchoolMap {...map} />
    </>
  );
}
