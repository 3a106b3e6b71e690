import { useEffect, useState } from 'react';

const afterMs = 500;

/** @returns the text once it has not changed for half a second: nobody asks the web for half an address */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), afterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
