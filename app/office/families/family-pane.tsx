import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { noSuchFamily } from '#contract/school/family.ts';
import { ApiError } from '#app/api-error.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { CallForm, type CallCourse } from './call-form.tsx';
import { familyQuery } from './family-queries.ts';
import { FamilyView } from './family-view.tsx';
import styles from './family.module.css';

/** The id of the heading of the page. */
export const familyHeadingId = 'family';

interface FamilyPaneProps {
  id: string;
  /** Whether the form for a call is open. */
  isCalling: boolean;
  courses: readonly CallCourse[];
}

/** A family, or why it is not shown. */
export function FamilyPane({ id, isCalling, courses }: FamilyPaneProps) {
  const { state } = useLocation();
  const { data, error, isLoadingError, refetch } = useQuery(familyQuery(id));
  const isGone = error instanceof ApiError && error.status === 404;
  if (isCalling && data !== undefined && !isGone) return <CallForm family={data} courses={courses} />;
  return (
    <>
      <p>
        <Link className={quietLink} to="/office/families" state={state}>
          All families
        </Link>
      </p>
      {data !== undefined && !isGone ? (
        <FamilyView family={data} />
      ) : isGone ? (
        <p className={styles.gone}>{noSuchFamily}</p>
      ) : isLoadingError ? (
        <LoadFailure
          words="The family could not be loaded."
          headingId={familyHeadingId}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={8} words="Loading the family." />
      )}
    </>
  );
}
