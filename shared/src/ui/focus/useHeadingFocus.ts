import { useLocation } from '@paadam/shared/router';
import { type RefObject, useEffect, useRef } from 'react';
import { whenHeadingIsThere } from './focusHeading';

/**
 * After a navigation the new page's heading takes the focus, so that assistive technology reads where one is. A
 * page's code may still be on its way; the heading is waited for until the next navigation.
 */
export const useHeadingFocus = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    const area = main.current;
    // The first page was opened by the browser, which has its own ways with focus.
    if (!area || shown.current === pathname) return;
    shown.current = pathname;
    return whenHeadingIsThere(area, (heading) => heading.focus({ preventScroll: true }));
  }, [pathname, main]);
};
