// The pupil's card on the wall, and beside it each child's application.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { clearDraft } from '#app/admission/draft.ts';
import { forgetWaitingApplication } from '#app/admission/waiting-application.ts';
import { forgetWallLabel } from '#app/admission/wall-label-store.ts';
import { forgetMessage } from '#app/contact/kept-message.ts';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { NoScriptMessage } from '#app/ui/no-script-message.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { Sunlight } from '#app/ui/sunlight.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Applications } from './applications.tsx';
import { MyData } from './my-data.tsx';
import { SignedIn } from './signed-in.tsx';
import { ProfileCard } from './profile-card.tsx';
import styles from './profile.module.css';

export const meta = metaOf('/profile');

export default function Profile() {
  const { user, isKnown, logout } = useSession();
  const navigate = useNavigate();
  // Who logs out here goes home, and not to the login page as everybody else without a user.
  const isLeaving = useRef(false);

  useEffect(() => {
    if (isKnown && user === null && !isLeaving.current) void navigate('/login', { replace: true });
  }, [isKnown, user, navigate]);

  async function leave() {
    isLeaving.current = true;
    // Also when the line is lost: on a shared phone the next person finds nothing of this one (OWASP ASVS 5.0, 14.3.1).
    if (user !== null) clearDraft(user._id);
    forgetMessage();
    forgetWaitingApplication();
    forgetWallLabel();
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
      {user !== null && (
        <div className={styles.rest}>
          <Applications user={user} />
          <MyData user={user} onErased={leave} />
        </div>
      )}
      {user !== null && <SignedIn email={user.userEmail} />}
    </div>
  );
}
