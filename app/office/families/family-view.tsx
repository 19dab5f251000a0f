import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Family } from '#contract/family.ts';
import { useSession } from '#app/session.tsx';
import { Button } from '#app/ui/button.tsx';
import { quietLink } from '#app/ui/link.tsx';
import { Link } from '#app/ui/page-link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { ApplyDialog, type CourseNames } from './apply-dialog.tsx';
import { Children } from './children.tsx';
import { Duplicates } from './duplicates.tsx';
import { Guardians } from './guardians.tsx';
import { Merges } from './merges.tsx';
import { useFamily } from './use-family.ts';
import styles from './family-view.module.css';

interface FamilyViewProps {
  id: string;
  courses: CourseNames;
}

/** One family: children first, then guardians; what may be a duplicate beside it. */
export function FamilyView({ id, courses }: FamilyViewProps) {
  const navigate = useNavigate();
  const [family, reload] = useFamily(id);
  const familyId = typeof family === 'string' ? id : family._id;

  // The address of a family that was merged into another leads to that one.
  useEffect(() => {
    if (familyId !== id) void navigate(`/office/families/${familyId}`, { replace: true });
  }, [familyId, id, navigate]);

  if (family === 'loading') return <Skeleton lines={8} words="Loading the family." />;
  if (family === 'missing' || family === 'failed') {
    return (
      <div className={styles.why} role="alert">
        <p>{family === 'missing' ? 'This family no longer exists.' : 'The family could not be loaded.'}</p>
        {family === 'failed' && <Button onClick={() => void reload()}>Try again</Button>}
        <Link className={quietLink} to="/office/families">
          All families
        </Link>
      </div>
    );
  }
  return <LoadedFamily family={family} courses={courses} reload={reload} />;
}

const list = new Intl.ListFormat('en-GB');

interface LoadedFamilyProps {
  family: Family;
  courses: CourseNames;
  reload: () => Promise<void>;
}

function LoadedFamily({ family, courses, reload }: LoadedFamilyProps) {
  const { user } = useSession();
  const [isApplying, setApplying] = useState(false);
  const isOwner = user?.role === 'admin';
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 id="names" tabIndex={-1}>
            {list.format(family.guardians.map(({ fullName }) => fullName))}
          </h2>
          <Link className={quietLink} to="/office/families">
            All families
          </Link>
        </div>
        <Button kind="primary" onClick={() => setApplying(true)}>
          Apply on behalf
        </Button>
      </div>
      {isOwner && <Merges merges={family.merges} reload={reload} />}
      <Duplicates family={family} isOwner={isOwner} reload={reload} />
      <Children family={family} reload={reload} />
      <Guardians family={family} isOwner={isOwner} reload={reload} />
      <ApplyDialog
        family={family}
        courses={courses}
        isOpen={isApplying}
        onClose={() => setApplying(false)}
        onApplied={reload}
      />
    </>
  );
}
