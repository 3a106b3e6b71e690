import { useEffect, useRef, useState } from 'react';

/** Longer than from key to key, short enough not to be waited for. */
const pauseMs = 400;

/**
 * A text that is passed on once its typing has paused, and at once with `settle`.
 *
 * @param value what is in force; where that changes by other hands, the text follows
 * @param tidy what of the text is passed on
 * @param typed the initial text; absent: the value
 */
export const useSettledText = (
  value: string,
  tidy: (text: string) => string,
  onSettled: (text: string) => void,
  typed = value,
) => {
  const [text, setText] = useState(typed);
  const passedOn = useRef(value);
  useEffect(() => {
    if (value === passedOn.current) return;
    passedOn.current = value;
    setText(value);
  }, [value]);

  const settle = () => {
    const next = tidy(text);
    if (next === passedOn.current) return;
    passedOn.current = next;
    onSettled(next);
  };
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    if (tidy(text) === passedOn.current) return;
    const timer = setTimeout(() => latest.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, tidy]);

  /** The field is left: what it shows is what was passed on. */
  const leave = () => {
    settle();
    setText(tidy(text));
  };

  return { text, enter: setText, settle, leave };
};
