import { useEffect, useState } from 'react';

const secondsUntil = (instant: string | null): number =>
  instant ? Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000)) : 0;

/**
 * @param instant ISO instant, or null for none
 * @returns whole seconds until then, counting down; 0 once it has come
 */
export const useSecondsUntil = (instant: string | null): number => {
  const [, tick] = useState(0);
  const seconds = secondsUntil(instant);
  const waiting = seconds > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => tick((ticks) => ticks + 1), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return seconds;
};
