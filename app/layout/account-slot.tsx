import { NavLink, useLocation, useNavigate } from 'react-router';
import type { Link } from '#content/text.ts';
import { useSession } from '#app/session.tsx';
import styles from './account-slot.module.css';

/**
 * 'Log In', or the user's name on the way to the profile. Its room is fixed, and while it is not known who
 * is there it is kept from sight, but only for those whose cookie says that it may be somebody.
 */
export function AccountSlot({ logIn }: { logIn: Link }) {
  const { user, isKnown } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <li className={styles.slot} data-known={isKnown}>
      {user === null ? (
        <NavLink to={logIn.href}>{logIn.label}</NavLink>
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
