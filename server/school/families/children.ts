/** What tells the children of a family apart. */
interface OfChild {
  fullName: string;
  /** The name for comparison. */
  nameKey: string;
  dob: string;
}

/** A child with its applications. */
export interface ChildOf<Application> {
  fullName: string;
  dob: string;
  applications: readonly Application[];
}

/** Applications of one user by child: the same name and birth date are one child. Keeps the order. */
export function byChild<Application extends OfChild>(
  applications: readonly Application[],
): ChildOf<Application>[] {
  const children = Map.groupBy(applications, ({ nameKey, dob }) => `${dob} ${nameKey}`);
  return [...children.values()].flatMap((ofChild) => {
    const [latest] = ofChild;
    return latest === undefined
      ? []
      : [{ fullName: latest.fullName, dob: latest.dob, applications: ofChild }];
  });
}
