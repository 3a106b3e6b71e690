import type { Problem } from '@paadam/shared/api';
import { useEffect, useState } from 'react';

/**
 * What a dialog has said that comes back, and sends with the cancellation.
 *
 * @param problem of the cancellation: where another sum would go back by then, it is asked anew
 */
export const useQuoted = (problem: Problem | null) => {
  const [quoted, onQuote] = useState<number | null>(null);
  const [round, setRound] = useState(0);
  const hasChanged = problem?.code === 'quote_changed';
  useEffect(() => {
    if (hasChanged) setRound((before) => before + 1);
  }, [hasChanged]);
  return { quoted, hasChanged, note: { round, onQuote } };
};
