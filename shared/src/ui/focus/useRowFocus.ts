import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list of rows whose rows come and go. Each row has `data-row`, the button that adds one `data-add`.
 *
 * @returns the list's ref, and a function that moves the focus once the list has changed: to the first control of that
 *   row, of the last one where there is none, to the button where there are none left
 */
export const useRowFocus = () => {
  const list = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null || !list.current) return;
    const rows = list.current.querySelectorAll('[data-row]');
    const row = rows[Math.min(wanted.current, rows.length - 1)];
    const control = row ? row.querySelector<HTMLElement>('input, select') : null;
    (control ?? list.current.querySelector<HTMLElement>('[data-add]'))?.focus();
    wanted.current = null;
  });
  return {
    list,
    focusRow: (index: number) => {
      wanted.current = index;
    },
  };
};
