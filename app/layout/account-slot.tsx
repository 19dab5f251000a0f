import { useLocation, useNavigate } from 'react-router';
import { NavLink } from '#app/ui/text/page-link.tsx';
import { useSession } from '#app/session.tsx';
import styles from './account-slot.module.css';

/**
 * 'Log In', or a button with the user's name that opens the profile. Its size is fixed. While the session is unknown, CSS
 * hides it for visitors with a `signed-in` cookie (class `may-be-signed-in`, app/boot.ts).
 */
export function AccountSlot() {
  const { user, isKnown } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <li className={styles.slot} data-known={isKnown}>
      {user === null ? (
        <NavLink to="/login">Log In</NavLink>
      ) : (
        <button
          type="button"
          title={user.fullName}
          aria-current={pathname === '/profile' ? 'page' : undefined}
          onClick={() => void navigate('/profile')}
        >
          {user.fullName}
        </button>
      )}
    </li>
  );
}
