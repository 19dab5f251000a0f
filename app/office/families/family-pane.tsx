import { noSuchFamily } from '#contract/school/family.ts';
import { Loaded } from '../kit/loaded.tsx';
import { useOfficeDetail } from '../kit/use-office-detail.ts';
import { CallForm, type CallCourse } from './call-form.tsx';
import { familyQuery } from './family-queries.ts';
import { FamilyView } from './family-view.tsx';
import styles from './family.module.css';

const words = { loading: 'Loading the family.', failed: 'The family could not be loaded.' };

interface FamilyPaneProps {
  id: string;
  /** Whether the form for a call is open. */
  isCalling: boolean;
  courses: readonly CallCourse[];
}

/** A family, or why it is not shown. */
export function FamilyPane({ id, isCalling, courses }: FamilyPaneProps) {
  const { query, shown, isGone } = useOfficeDetail(familyQuery(id));
  if (isGone) return <p className={styles.gone}>{noSuchFamily}</p>;
  if (isCalling && shown !== undefined) return <CallForm family={shown} courses={courses} />;
  return (
    <Loaded query={query} words={words}>
      {(family) => <FamilyView family={family} />}
    </Loaded>
  );
}
