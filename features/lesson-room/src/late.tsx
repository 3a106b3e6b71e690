import { Button, Notice } from '@paadam/shared/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import * as words from './messages/room';

/** Code that comes when it is asked for. */
export interface Late<Part> {
  /** @returns it, or null where it is not there yet */
  now(): Part | null;
  /** Asks for it, once more where that failed. @throws where it does not come */
  bring(): Promise<Part>;
}

/** @param load imports the code */
export const late = <Part,>(load: () => Promise<Part>): Late<Part> => {
  let came: Part | null = null;
  return {
    now: () => came,
    bring: async () => {
      came ??= await load();
      return came;
    },
  };
};

type RoomPart = 'chat' | 'room' | 'settings' | 'keys';

interface LatePartProps<Part> {
  of: Late<Part>;
  what: RoomPart;
  /** Stands in its place until it is there. */
  meanwhile?: ReactNode;
  /** Gives the words their place where it does not come. */
  around?: (problem: ReactNode) => ReactNode;
  children: (part: Part) => ReactNode;
}

/** A part of the room that is there once its code is. */
export function LatePart<Part extends object>(props: LatePartProps<Part>) {
  const { of, what, meanwhile, around = (problem) => problem, children } = props;
  const [part, setPart] = useState<Part | 'failed' | null>(of.now);
  const load = useCallback(() => {
    setPart(of.now());
    if (of.now()) return;
    of.bring().then(setPart, () => setPart('failed'));
  }, [of]);
  useEffect(load, [load]);
  if (part === 'failed') {
    return around(
      <Notice
        tone="bad"
        action={
          <Button variant="secondary" onClick={load}>
            {words.tryAgain()}
          </Button>
        }
      >
        {words.partNotLoaded({ part: what })}
      </Notice>,
    );
  }
  return part ? children(part) : meanwhile;
}
