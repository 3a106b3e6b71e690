/**
 * @param button in a row of a list
 * @returns the first button of the row after it, or else of the one before: where a tutor goes on once this row has gone
 */
export const nextRowsButton = (button: HTMLElement): HTMLElement | null => {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return next?.querySelector<HTMLElement>('button:not(:disabled)') ?? null;
};
