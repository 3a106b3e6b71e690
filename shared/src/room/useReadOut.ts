import { useCallback, useRef, useState } from 'react';

/** A line to be read out; the same words may come twice, under two numbers. */
export interface ReadLine {
  number: number;
  text: string;
}

/**
 * @param kept how many of the last lines stay in the page: 1 where a line is no longer true once the next has come
 * @returns these lines, for a `ReadOut`, and the way to add one
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
