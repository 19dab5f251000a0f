import { useCallback, useEffect, useRef, useState } from 'react';
import { getFamily, type Family } from '#contract/family.ts';
import { callEndpoint } from '#app/api.ts';
import { ApiError } from '#app/api-error.ts';

/** The family, or the state of the request for it. */
export type LoadedFamily = Family | 'loading' | 'failed' | 'missing';

/** Loads a family. While it is loaded again, the earlier state stays. */
export function useFamily(id: string): [family: LoadedFamily, reload: () => Promise<void>] {
  const [family, setFamily] = useState<LoadedFamily>('loading');
  const current = useRef(0);

  const reload = useCallback(async () => {
    current.current += 1;
    const request = current.current;
    try {
      const loaded = await callEndpoint(getFamily, undefined, { params: { id } });
      if (request === current.current) setFamily(loaded);
    } catch (error) {
      const isMissing = error instanceof ApiError && error.status === 404;
      if (request === current.current) setFamily(isMissing ? 'missing' : 'failed');
    }
  }, [id]);

  useEffect(() => {
    void reload();
  }, [reload]);
  return [family, reload];
}
