import { useCallback, useRef, useState } from 'react';

/** A line to be read out; the same words may come twice, under two numbers. */
export interface ReadLine {
  number: number;
  text: string;
}

/** Lines that stay in the page, so that one that is still being read is not taken away. */
const kept = 10;

/** @returns the last lines, for a `ReadOut`, and the way to add one */
export const useReadOut = () => {
  const [lines, setLines] = useState<readonly ReadLine[]>([]);
  const count = useRef(0);
  const say = useCallback((text: string) => {
    count.current += 1;
    const line = { number: count.current, text };
    setLines((before) => [...before, line].slice(-kept));
  }, []);
  return { lines, say };
};
