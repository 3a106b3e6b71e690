import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface Modal {
  open: boolean;
  /** Asked for by Escape, by the backdrop or by a close button. */
  onClose: () => void;
  /** Something is under way that must not be walked away from. */
  busy: boolean;
}

/**
 * Ties `open` to a native modal `<dialog>`: the browser makes the rest of the page inert, keeps focus inside and
 * gives it back at the end. Spread the result on the `<dialog>`; everything visible in it stands in one child that
 * covers it, so that a click on the dialog itself is one on the backdrop. A control with `data-first-focus` gets the
 * focus when it opens.
 */
export function useModal({ open, onClose, busy }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    // Else the browser takes the first control, which is the one that closes.
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    // What it is about stands at its head, which the focus may have pushed out of sight.
    dialog.scrollTop = 0;
    // Closed here, also when it leaves the page while open: only close() gives focus back.
    return () => dialog.close();
  }, [open]);
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!busy) onClose();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // The browser closes on a second Escape whatever the first one's answer was.
      if (event.target === event.currentTarget && open && !event.currentTarget.open) {
        if (busy) event.currentTarget.showModal();
        else onClose();
      }
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // A drag that began inside, as when text is selected, is no click on the backdrop.
      const outside = event.target === event.currentTarget && pressedOutside.current;
      pressedOutside.current = false;
      if (outside && !busy) onClose();
    },
  };
}
