// The request for a free trial class: age, course, day and whom to answer.
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { skipOnQueryChange } from '#app/revalidation.ts';
import { AccountPage } from '#app/account/account-page.tsx';
import { useHydrated } from '#app/ui/page/hydrated.ts';
import { MoreLink } from '#app/ui/text/link.tsx';
import type { Route } from './+types/trial-page';
import { trialFormWords } from './form-words.ts';
import { messageAnchor, trialMessage } from './trial.ts';
import { TrialForm } from './trial-form.tsx';
import { ChatLink } from './trial-link.tsx';
import { classesOf, daysOf } from './weekly-classes.ts';
import { wishIn } from './wish.ts';
import { trialWords } from './words.ts';

export const meta = metaOf('/trial');

export const shouldRevalidate = skipOnQueryChange;

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { classes } = content.document('timetable');
  return {
    meta: pageMetaOf(context, '/trial'),
    work: content.labelled(content.document('account').works.signUp),
    timeZone: content.timeZone(),
    days: [...new Set(classes.map(({ day }) => day))],
    courses: content.courses().map(({ id, slug, courseName, ageMin, ageMax, ageLabel }) => {
      const weekly = classesOf(classes, id);
      return { slug, courseName, ageMin, ageMax, ageLabel, classes: weekly, days: daysOf(weekly) };
    }),
  };
}

export default function TrialPage({ loaderData: { work, courses, days, timeZone } }: Route.ComponentProps) {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const { hasOnlySpecifiedCalls } = useSession();
  const navigate = useNavigate();
  const wish = useMemo(() => (isHydrated ? wishIn(search, courses) : null), [isHydrated, search, courses]);

  // A backend with only the specification's calls takes a message.
  useEffect(() => {
    if (!hasOnlySpecifiedCalls) return;
    const query = new URLSearchParams(search);
    query.set('topic', 'trial');
    void navigate(`/contact?${query}#${messageAnchor}`, { replace: true });
  }, [hasOnlySpecifiedCalls, search, navigate]);

  return (
    <AccountPage title={trialWords.label} work={work}>
      <div>
        <p>{trialFormWords.hint}</p>
        <ChatLink message={trialMessage(wish ?? {})} />
      </div>
      <TrialForm courses={courses} days={days} timeZone={timeZone} wish={wish} />
      <p>
        <MoreLink to={`/contact#${messageAnchor}`}>{trialFormWords.writeInstead}</MoreLink>
      </p>
    </AccountPage>
  );
}
