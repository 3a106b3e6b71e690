/** The fields of a key event that are read; React's and the browser's events have them. */
interface TypedKey {
  key: string;
  nativeEvent?: globalThis.Event;
  isComposing?: boolean;
  keyCode?: number;
}

/**
 * Whether the key belongs to an input method's composition, as for Tamil, Hindi or Chinese: Enter then accepts the word and Escape
 * cancels it. Safari ends the composition before it sends the key, and marks that key only by key code 229.
 *
 * @see https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
export const isComposing = (event: TypedKey): boolean => {
  const { isComposing: composes = false, keyCode } = (event.nativeEvent ?? event) as TypedKey;
  return composes || keyCode === 229;
};

/** By `code`, the keys of a US keyboard for shortcuts that are neither letters nor digits. */
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
 * The key of a shortcut, on any keyboard layout. Layouts of other scripts report their own letters, so the key's position counts, as on a
 * US keyboard. Latin layouts, such as AZERTY and Dvorak, keep their own keys.
 *
 * @returns the key's name as in `KeyboardEvent.key`; letters in lower case
 */
export const shortcutKey = ({ key, code }: { key: string; code: string }): string => {
  // Names such as "Enter" and Latin letters need no mapping. A key of an Indian layout may produce several characters.
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

/** @returns whether the element uses typed keys itself, as a text field or a list of options does */
export const takesKeys = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !ofNoText.has(target.type);
  // jsdom has no `isContentEditable`.
  const isEditable =
    target.isContentEditable || target.closest('[contenteditable]:not([contenteditable=false])');
  return target.matches('textarea, select') || Boolean(isEditable);
};
