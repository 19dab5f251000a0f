import { useEffect, useState } from 'react';

/** The present time, which the page takes again now and then, and when it is looked at again. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const take = () => setNow(Date.now());
    const timer = setInterval(take, 20_000);
    document.addEventListener('visibilitychange', take);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', take);
    };
  }, []);
  return now;
}
