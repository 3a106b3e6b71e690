import { useEffect } from 'react';

/**
 * Loads when the screen opens, and again each time the window comes back to the front: what another person changed
 * meanwhile shows without a reload.
 *
 * @param load asks for the data; the same function as long as it would ask for the same
 * @param leave gives up what is under way, once the screen is left or would ask for something else
 */
export const useFresh = (load: () => void, leave: () => void): void => {
  useEffect(() => {
    load();
    // One return fires two events, and not every one both.
    let away = false;
    const gone = () => {
      away = true;
    };
    const back = () => {
      if (!away || document.visibilityState === 'hidden') return;
      away = false;
      load();
    };
    const changed = () => (document.visibilityState === 'hidden' ? gone() : back());
    window.addEventListener('blur', gone);
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', changed);
    return () => {
      window.removeEventListener('blur', gone);
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', changed);
      leave();
    };
  }, [load, leave]);
};
