import { Children, Suspense, type ReactNode } from 'react';

/**
 * Hydrates its children one after another, each in a task of its own, so that a page with many sections stays operable
 * meanwhile. React hydrates Suspense boundaries that are beside each other together, so each is inside the one before. A
 * click on a child that is not hydrated yet hydrates it at once. Until the last one is hydrated, an update of a context outside a transition
 * hydrates the rest at once: contexts change in transitions only.
 */
export function InPieces({ children }: { children: ReactNode }) {
  return Children.toArray(children).reduceRight<ReactNode>(
    (rest, child) => (
      <Suspense>
        {child}
        {rest}
      </Suspense>
    ),
    null,
  );
}
