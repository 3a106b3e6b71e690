import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** @returns which of the two schemes an element stands in, also after a person has changed it */
export const useScheme = (element: RefObject<Element | null>): 'light' | 'dark' => {
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  useLayoutEffect(() => {
    const read = () => {
      if (!element.current) return;
      const name = getComputedStyle(element.current).getPropertyValue('--paadam-scheme').trim();
      setScheme(name === 'dark' ? 'dark' : 'light');
    };
    read();
    const root = element.current?.getRootNode();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    if (root instanceof ShadowRoot) {
      observer.observe(root.host, { attributes: true, attributeFilter: ['theme'] });
    }
    const system = window.matchMedia?.('(prefers-color-scheme: dark)');
    system?.addEventListener('change', read);
    // Runs before printing, so that the board is redrawn in light colours.
    const print = () => flushSync(() => setScheme('light'));
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', read);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', read);
      observer.disconnect();
      system?.removeEventListener('change', read);
    };
  }, [element]);
  return scheme;
};
