import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { isComposing } from './keyboard';

interface Modal {
  open: boolean;
  /** Asked for by Escape, by the backdrop or by a close button. */
  onClose: () => void;
  /** Something is under way that must not be walked away from. */
  busy: boolean;
  /** Called instead of `onClose` if Escape or a click outside would lose text typed in a field. */
  onLoss?: () => void;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Input types without work to lose: a search only narrows a list, and the others take no text. */
const ofNoLoss = new Set([
  'search',
  'checkbox',
  'radio',
  'range',
  'color',
  'file',
  'button',
  'submit',
  'reset',
]);

const isTextField = (element: EventTarget): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !ofNoLoss.has(element.type));

/**
 * Ties `open` to a native modal `<dialog>`: the browser makes the rest of the page inert, keeps focus inside and
 * gives it back at the end. Spread the result on the `<dialog>`; everything visible in it stands in one child that
 * covers it, so that a click on the dialog itself is one on the backdrop. A control with `data-first-focus` gets the
 * focus when it opens.
 *
 * @returns the props of the `<dialog>`, and a function that returns the focus to the last focused field
 */
export function useModal({ open, onClose, busy, onLoss = onClose }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const endsComposition = useRef(false);
  /** By field, its value when it was first focused. */
  const entered = useRef(new Map<TextField, string>());
  const lastField = useRef<TextField | null>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    entered.current.clear();
    lastField.current = null;
    dialog.showModal();
    // Else the browser takes the first control, which is the one that closes.
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    // What it is about stands at its head, which the focus may have pushed out of sight.
    dialog.scrollTop = 0;
    // Closed here, also when it leaves the page while open: only close() gives focus back.
    return () => dialog.close();
  }, [open]);

  const wouldLose = (): boolean =>
    [...entered.current].some(
      ([field, before]) => field.isConnected && field.value.trim() !== '' && field.value !== before,
    );
  const leave = () => (wouldLose() ? onLoss() : onClose());
  const goBack = () => lastField.current?.focus();
  const props = {
    ref,
    onFocus: ({ target }: FocusEvent<HTMLDialogElement>) => {
      if (!isTextField(target)) return;
      lastField.current = target;
      if (!entered.current.has(target)) entered.current.set(target, target.value);
    },
    onKeyDownCapture: (event: KeyboardEvent<HTMLDialogElement>) => {
      endsComposition.current = event.key === 'Escape' && isComposing(event);
      if (endsComposition.current) event.preventDefault();
    },
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!busy && !endsComposition.current) leave();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // The browser closes on a second Escape whatever the first one's answer was.
      if (event.target === event.currentTarget && open && !event.currentTarget.open) {
        if (!busy && !endsComposition.current && !wouldLose()) return onClose();
        event.currentTarget.showModal();
        goBack();
        if (!busy && !endsComposition.current) onLoss();
      }
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // A drag that began inside, as when text is selected, is no click on the backdrop.
      const outside = event.target === event.currentTarget && pressedOutside.current;
      pressedOutside.current = false;
      if (outside && !busy) leave();
    },
  };
  return { props, goBack };
}
