// The profile: the user's details, applications, data and sessions.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '#contract/users/account.ts';
import { coursePictures } from '#app/admission/course-style.ts';
import { firstClassOf } from '#app/admission/first-class.ts';
import { clearDraft } from '#app/admission/draft.ts';
import { forgetPendingApplication } from '#app/admission/pending-application.ts';
import { forgetSentApplication } from '#app/admission/sent-application.ts';
import { clearMessageDraft } from '#app/contact/message-draft.ts';
import { metaOf } from '#app/meta.ts';
import { forgetAskedTrial } from '#app/trial/asked-trial.ts';
import { forgetLink } from '#app/photo-consent/kept-link.ts';
import { useExpectedUser } from '#app/expected-user.ts';
import { useSession } from '#app/session.tsx';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { NoScriptMessage } from '#app/ui/page/no-script-message.tsx';
import { Sheet } from '#app/ui/page/sheet.tsx';
import { Sunlight } from '#app/ui/picture/sunlight.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import type { Route } from './+types/profile';
import { clearUnsentWords } from './answer-draft.ts';
import { Applications } from './applications.tsx';
import { MyData } from './my-data.tsx';
import { MyTrials } from './my-trials.tsx';
import { OwnConversations } from './own-conversations.tsx';
import { SessionList } from './session-list.tsx';
import { Photographs } from './photographs.tsx';
import { ProfileCard } from './profile-card.tsx';
import { useOwnChildren } from './use-own-children.ts';
import { useOwnConversations } from './use-own-conversations.ts';
import styles from './profile.module.css';

export const meta = metaOf('/profile');

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  return {
    meta: pageMetaOf(context, '/profile'),
    courses: coursePictures(content),
    firstWork: content.document('admission').firstWork,
    firstClass: firstClassOf(content),
    timeZone: content.timeZone(),
  };
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { user, isKnown, logout } = useSession();
  useExpectedUser(user);
  // A backend with only the specification's calls has no more than the card shows.
  const ownUser = user?.role === undefined ? null : user;
  const navigate = useNavigate();
  // A log-out on this page leads to the home page. Any other visitor without a session is redirected to the login page.
  const isLeaving = useRef(false);

  useEffect(() => {
    if (isKnown && user === null && !isLeaving.current) void navigate('/login', { replace: true });
  }, [isKnown, user, navigate]);

  async function leave() {
    isLeaving.current = true;
    // Even if the request fails: the next person at a shared device must find no personal data (OWASP ASVS 5.0, 14.3.1).
    if (user !== null) {
      clearDraft(user._id);
      clearUnsentWords(user._id);
    }
    clearMessageDraft();
    forgetPendingApplication();
    forgetSentApplication();
    forgetAskedTrial();
    forgetLink();
    try {
      await logout();
      await navigate('/');
    } finally {
      isLeaving.current = false;
    }
  }

  return (
    <div className={styles.page} data-plain-dado>
      <Sunlight />
      <Sheet className={styles.card}>
        {user === null ? (
          <>
            <h1>User Profile</h1>
            <NoScriptMessage feature="Your profile" />
            <Skeleton lines={4} />
          </>
        ) : (
          <ProfileCard user={user} onLogout={leave} />
        )}
      </Sheet>
      {/* Another account, signed in in another tab, loads everything of its own. */}
      {ownUser !== null && <OwnParts key={ownUser._id} user={ownUser} facts={loaderData} onErased={leave} />}
    </div>
  );
}

interface OwnPartsProps {
  user: User;
  facts: Route.ComponentProps['loaderData'];
  onErased: () => Promise<void>;
}

/** What the school keeps about the account, and what the account can do with it. */
function OwnParts({ user, facts: { courses, firstWork, firstClass, timeZone }, onErased }: OwnPartsProps) {
  // Loaded here, at the same time as the trial classes above them.
  const conversations = useOwnConversations();
  const ownChildren = useOwnChildren();
  return (
    <>
      <div className={styles.rest}>
        <Applications user={user} courses={courses} firstWork={firstWork} firstClass={firstClass} />
        <MyTrials>
          <OwnConversations user={user} conversations={conversations}>
            <Photographs timeZone={timeZone} ownChildren={ownChildren}>
              <MyData user={user} onErased={onErased} />
            </Photographs>
          </OwnConversations>
        </MyTrials>
      </div>
      <SessionList email={user.userEmail} />
    </>
  );
}
