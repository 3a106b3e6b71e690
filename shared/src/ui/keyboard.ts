/** What is asked of a key event: React's or the browser's. */
interface TypedKey {
  key: string;
  nativeEvent?: globalThis.Event;
  isComposing?: boolean;
  keyCode?: number;
}

/**
 * Whether the key belongs to an input method that puts a word together, as for Tamil, Hindi or Chinese: Enter takes the
 * word then and Escape gives it up. Safari ends the composition before it sends the key, and marks that key by code 229 alone.
 *
 * @see https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
export const isComposing = (event: TypedKey): boolean => {
  const { isComposing: composes = false, keyCode } = (event.nativeEvent ?? event) as TypedKey;
  return composes || keyCode === 229;
};

/** By `code`, the keys of a US keyboard that shortcuts use and that are no letter and no digit. */
const signs: Record<string, string> = {
  BracketLeft: '[',
  BracketRight: ']',
  Comma: ',',
  Equal: '=',
  Minus: '-',
  NumpadAdd: '+',
  NumpadSubtract: '-',
  Period: '.',
  Slash: '/',
};

/**
 * The key of a shortcut, whichever layout is on: a layout of another script names each key by its own letter, so that the
 * place of the key counts there, as on a US keyboard. A Latin layout decides by itself, so that AZERTY and Dvorak keep theirs.
 *
 * @returns the key's name as in `KeyboardEvent.key`; letters in lower case
 */
export const shortcutKey = ({ key, code }: { key: string; code: string }): string => {
  // A name as "Enter" and a Latin letter are the same in every layout. One key of an Indian layout may give several characters.
  if (/^[\x20-\x7e]+$/.test(key)) return key.length === 1 ? key.toLowerCase() : key;
  const place = /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/.exec(code);
  return place?.[1]?.toLowerCase() ?? place?.[2] ?? signs[code] ?? key;
};

const ofNoText = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** @returns whether keys pressed there belong to it: a field of text, a list of options */
export const takesKeys = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !ofNoText.has(target.type);
  // jsdom has no `isContentEditable`.
  const isEditable =
    target.isContentEditable || target.closest('[contenteditable]:not([contenteditable=false])');
  return target.matches('textarea, select') || Boolean(isEditable);
};
