import { useEffect, useState } from 'react';

const everyMs = 15_000;

/** @returns the present, in milliseconds of the epoch, renewed often enough for what opens and ends by the minute */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
