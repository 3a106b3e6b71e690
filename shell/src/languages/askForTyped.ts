type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const isFilled = (field: Field): boolean =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')
    ? field.checked
    : field.value.trim() !== '';

/** What a search is about goes along. */
const isInAddress = ({ value }: Field): boolean =>
  [...new URLSearchParams(location.search).values()].includes(value.trim());

/**
 * A page in another language is another document, which knows nothing of what was typed here: where a link leads to one, the
 * browser asks first, as it does before a window with something unsaved is closed.
 */
export const askForTyped = (): void => {
  const typed = new Set<Field>();
  const sent = new Set<Field>();
  /** Whether such a link is being followed. */
  let isLeaving = false;
  /** What was sent is typed again where the form says that it did not arrive. */
  const isLost = (field: Field): boolean =>
    field.isConnected &&
    isFilled(field) &&
    !isInAddress(field) &&
    (!sent.has(field) ||
      field.closest('form')?.querySelector('[role="alert"], [aria-invalid="true"]') != null);

  const ask = (event: BeforeUnloadEvent): void => {
    if (isLeaving) event.preventDefault();
    isLeaving = false;
  };
  const note = (target: EventTarget | null): void => {
    // Outside a form a control does at once what it says, and has nothing that is still to be sent.
    if (!isField(target) || !target.form) return;
    typed.add(target);
    sent.delete(target);
    // A browser asks nothing for a listener that comes with the very click.
    addEventListener('beforeunload', ask);
  };

  // What a person has begun to type is why this is here by now.
  if (isField(document.activeElement) && isFilled(document.activeElement)) note(document.activeElement);
  addEventListener('input', ({ target }) => note(target), { capture: true, passive: true });
  addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return;
      // A form that has found a fault itself sends nothing; one that sends is busy with it by then.
      setTimeout(() => {
        if (!target.querySelector('[aria-busy="true"]')) return;
        for (const field of typed) if (field.form === target) sent.add(field);
      });
    },
    { capture: true, passive: true },
  );
  addEventListener(
    'click',
    ({ target, ctrlKey, metaKey, shiftKey }) => {
      const isLink = target instanceof Element && target.closest('a[hreflang]') !== null;
      // In a tab or window of its own it takes nothing away.
      isLeaving = isLink && !ctrlKey && !metaKey && !shiftKey && [...typed].some(isLost);
    },
    { capture: true, passive: true },
  );
};
