import { clipGraphemes, lengthOf } from '@paadam/shared/domain';
import type { CompositionEventHandler, InputEventHandler } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Cuts off the end of what was just typed or pasted, which stands before the caret, so that the whole fits in: what stood there
 * before stays, and no sign is broken.
 *
 * @returns whether anything was cut
 */
const cut = (control: Control, most: number): boolean => {
  const { value } = control;
  if (value.length <= most || lengthOf(value) <= most) return false;
  // Fields for addresses have no caret to ask for.
  const caret = control.selectionEnd ?? value.length;
  const rest = value.slice(caret);
  const kept = clipGraphemes(value.slice(0, caret), Math.max(most - lengthOf(rest), 0));
  // As the browser sets it: React overrides the element's own property, and would take the change for its own.
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, clipGraphemes(kept + rest, most));
  if (control.selectionEnd !== null) control.setSelectionRange(kept.length, kept.length);
  return true;
};

interface Limited<Of extends Control> {
  maxLength?: number | undefined;
  onInput?: InputEventHandler<Of> | undefined;
  onCompositionEnd?: CompositionEventHandler<Of> | undefined;
}

/**
 * A limit as the server counts it, in code points. The browser's own `maxlength` counts UTF-16 code units, and may cut a sign in two.
 *
 * @returns the props that put `maxLength` in force, in the place of the attribute
 */
export const withLimit = <Of extends Control>({ maxLength, onInput, onCompositionEnd }: Limited<Of>) => {
  if (maxLength === undefined) return {};
  const limited: Limited<Of> = {
    maxLength: undefined,
    // Runs before `onChange`, which then has the text that is left.
    onInput: (event) => {
      const isComposing = (event.nativeEvent as globalThis.InputEvent).isComposing === true;
      if (!isComposing) cut(event.currentTarget, maxLength);
      onInput?.(event);
    },
    onCompositionEnd: (event) => {
      const control = event.currentTarget;
      // Nothing is typed any more that would tell of the cut.
      if (cut(control, maxLength)) control.dispatchEvent(new Event('input', { bubbles: true }));
      onCompositionEnd?.(event);
    },
  };
  return limited;
};
