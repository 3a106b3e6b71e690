import { clipGraphemes, lengthOf } from '@paadam/shared/domain';
import type { CompositionEventHandler, InputEventHandler } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Cuts the end of the text just typed or pasted, which is before the caret, so that the whole fits. Earlier text stays, and no grapheme
 * is broken.
 *
 * @returns whether anything was cut
 */
const cut = (control: Control, most: number): boolean => {
  const { value } = control;
  if (value.length <= most || lengthOf(value) <= most) return false;
  // Fields of type "email" do not expose the caret.
  const caret = control.selectionEnd ?? value.length;
  const rest = value.slice(caret);
  const kept = clipGraphemes(value.slice(0, caret), Math.max(most - lengthOf(rest), 0));
  // Uses the prototype's setter: React overrides the element's property, and would otherwise take the change for its own.
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
 * Applies a limit in code points, as the server counts. The browser's own `maxlength` counts UTF-16 code units, and may cut a grapheme in two.
 *
 * @returns the props that enforce `maxLength`, instead of the attribute
 */
export const withLimit = <Of extends Control>({ maxLength, onInput, onCompositionEnd }: Limited<Of>) => {
  if (maxLength === undefined) return {};
  const limited: Limited<Of> = {
    maxLength: undefined,
    // Runs before `onChange`, which then sees the remaining text.
    onInput: (event) => {
      const isComposing = (event.nativeEvent as globalThis.InputEvent).isComposing === true;
      if (!isComposing) cut(event.currentTarget, maxLength);
      onInput?.(event);
    },
    onCompositionEnd: (event) => {
      const control = event.currentTarget;
      // No further input event would report the cut.
      if (cut(control, maxLength)) control.dispatchEvent(new Event('input', { bubbles: true }));
      onCompositionEnd?.(event);
    },
  };
  return limited;
};
