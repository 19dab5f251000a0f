import { useCallback, useEffect, useState } from 'react';
import { getMyChildren, type OwnChild } from '#contract/school/photo-consent.ts';
import { hasNoSuchCall, messageOf } from '#app/api-error.ts';
import { callEndpoint } from '#app/api.ts';

/** The children of the account, each with what was answered about photographs. */
export interface OwnChildren {
  /** Null until they are loaded, or cannot be loaded. */
  items: readonly OwnChild[] | null;
  /** Why they could not be loaded. */
  problem: string | null;
  load: () => Promise<void>;
  /** Takes over a newer answer for one. */
  replace: (changed: OwnChild) => void;
}

/** Loads the children of the account. */
export function useOwnChildren(): OwnChildren {
  const [items, setItems] = useState<readonly OwnChild[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(async () => {
    setProblem(null);
    try {
      setItems((await callEndpoint(getMyChildren, undefined)).items);
    } catch (error) {
      setItems((known) => known ?? []);
      if (!hasNoSuchCall(error)) setProblem(messageOf(error));
    }
  }, []);
  useEffect(() => void load(), [load]);

  return {
    items,
    problem,
    load,
    replace: (changed) =>
      setItems((all) => all?.map((each) => (each._id === changed._id ? changed : each)) ?? null),
  };
}
