import type { Family, FamilyInvitation, Guardian } from '#contract/family.ts';
import { revokeInvitation } from '#contract/family.ts';
import { callEndpoint } from '#app/api.ts';
import { Timestamp } from '#app/ui/date.tsx';
import { quietLink } from '#app/ui/link.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { InviteForm } from './invite-form.tsx';
import { useAction } from './use-action.ts';
import styles from './family-view.module.css';

interface GuardiansProps {
  family: Family;
  /** Only the owner invites. */
  isOwner: boolean;
  reload: () => Promise<void>;
}

/** The accounts of a family, and the invitations of others. */
export function Guardians({ family, isOwner, reload }: GuardiansProps) {
  const { guardians, invitations } = family;
  return (
    <section aria-labelledby="guardians">
      <h3 id="guardians" tabIndex={-1}>
        Guardians
      </h3>
      <ul className={styles.cards}>
        {guardians.map((guardian) => (
          <li key={guardian._id}>
            <GuardianCard guardian={guardian} />
          </li>
        ))}
      </ul>
      {invitations.length > 0 && (
        <>
          <h4>Invitations</h4>
          <ul className={styles.invitations}>
            {invitations.map((invitation) => (
              <Invitation key={invitation._id} invitation={invitation} isOwner={isOwner} reload={reload} />
            ))}
          </ul>
        </>
      )}
      {isOwner && <InviteForm familyId={family._id} onInvited={reload} />}
    </section>
  );
}

function GuardianCard({ guardian: { fullName, email, phone, notedBy, createdAt } }: { guardian: Guardian }) {
  return (
    <Sheet className={styles.card}>
      <h4>{fullName}</h4>
      <p>{email === null ? 'No email' : <a href={`mailto:${email}`}>{email}</a>}</p>
      {phone !== null && (
        <p>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        </p>
      )}
      <p className={styles.quiet}>
        {notedBy === null ? 'Signed up ' : 'Account made on the phone '}
        <Timestamp iso={createdAt} />
        {notedBy !== null && `; agreed by phone, noted by ${notedBy}`}
      </p>
    </Sheet>
  );
}

const stateWords = {
  open: 'open until',
  accepted: 'accepted; sent',
  revoked: 'taken back; sent',
  expired: 'not accepted; ended',
} as const;

interface InvitationProps {
  invitation: FamilyInvitation;
  isOwner: boolean;
  reload: () => Promise<void>;
}

function Invitation({ invitation, isOwner, reload }: InvitationProps) {
  const { _id, email, state, createdAt, expiresAt } = invitation;
  const [isBusy, run] = useAction();
  const isByEnd = state === 'open' || state === 'expired';

  async function revoke() {
    await run(async () => (await callEndpoint(revokeInvitation, undefined, { params: { id: _id } })).message);
    await reload();
    document.getElementById('guardians')?.focus();
  }

  return (
    <li>
      <span>
        <b>{email}</b>, {stateWords[state]} <Timestamp iso={isByEnd ? expiresAt : createdAt} />
      </span>
      {state === 'open' && isOwner && (
        <button
          type="button"
          className={quietLink}
          aria-disabled={isBusy || undefined}
          onClick={() => void revoke()}
        >
          Take back<span className="visually-hidden"> the invitation of {email}</span>
        </button>
      )}
    </li>
  );
}
