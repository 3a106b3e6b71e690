import { useCallback, useRef, useState } from 'react';

/** A line for screen readers. The same words may come twice, with two numbers. */
export interface ReadLine {
  number: number;
  text: string;
}

/**
 * @param kept how many of the last lines stay in the page; 1 if a line is no longer true after the next one
 * @returns the lines, for a `ReadOut`, and a function that adds one
 */
export const useReadOut = (kept: number) => {
  const [lines, setLines] = useState<readonly ReadLine[]>([]);
  const count = useRef(0);
  const say = useCallback(
    (text: string) => {
      count.current += 1;
      const line = { number: count.current, text };
      setLines((before) => [...before, line].slice(-kept));
    },
    [kept],
  );
  return { lines, say };
};
