import { startTransition, useEffect, useReducer, useRef } from 'react';
import { useWasDrawn } from './useWasDrawn';

/**
 * For what only the reader's device knows: a page that the server has drawn shows something else at first.
 *
 * @param drawn what the server wrote
 * @param own finds what the device has to say; asked each time that the part is rendered
 * @param isSame whether that is the same, where it is found out at less cost. Where it is, nothing is rendered again
 * @returns `drawn` while the part is taken over, then `own()`
 */
export const useOnceTakenOver = <Value>(
  drawn: Value,
  own: () => Value,
  isSame: () => boolean = () => own() === drawn,
): Value => {
  const wasDrawn = useWasDrawn();
  const isOver = useRef(false);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const atFirst = useRef(isSame);
  useEffect(() => {
    isOver.current = true;
    if (wasDrawn && !atFirst.current()) startTransition(renderAgain);
  }, [wasDrawn]);
  return wasDrawn && !isOver.current ? drawn : own();
};
