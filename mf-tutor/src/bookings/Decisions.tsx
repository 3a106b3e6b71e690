import { type Answer, CancelDialog, SeriesDialog, StatusDialog } from '@paadam/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { nextRowsButton } from '../next-step/nextRowsButton';

type Decided = Answer | 'cancelled';

/** Asks the tutor to confirm an answer to a request, or the end of a lesson; the button is the one that was pressed; `isSeries`: of all in its series. */
type Decide = (booking: Booking, status: Decided, button: HTMLElement, isSeries?: boolean) => void;

const DecisionContext = createContext<Decide | null>(null);

interface Decision {
  booking: Booking;
  status: Decided;
  isSeries: boolean;
}

const Page = styled.div`
  display: contents;
`;

/**
 * A page's answers to requests, each confirmed in a dialog. It stands beside the lists: a row that goes with its answer
 * would take the dialog along before the outcome is told.
 */
export function Decisions({ children }: { children: ReactNode }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const next = useRef<HTMLElement>(null);
  const decide = useCallback<Decide>((booking, status, button, isSeries = false) => {
    next.current = nextRowsButton(button);
    setDecision({ booking, status, isSeries });
  }, []);
  const page = useFocusAfter<HTMLDivElement>(decision !== null, undefined, next);
  const close = () => setDecision(null);
  return (
    <DecisionContext value={decide}>
      <Page ref={page}>{children}</Page>
      {decision?.isSeries && (
        <SeriesDialog booking={decision.booking} status={decision.status} who="tutor" onClose={close} />
      )}
      {decision?.status === 'cancelled' && !decision.isSeries && (
        <CancelDialog booking={decision.booking} onClose={close} />
      )}
      {decision && decision.status !== 'cancelled' && !decision.isSeries && (
        <StatusDialog booking={decision.booking} status={decision.status} onClose={close} />
      )}
    </DecisionContext>
  );
}

/** @throws where no `Decisions` stands above. */
export const useDecide = (): Decide => {
  const decide = useContext(DecisionContext);
  if (!decide) throw new Error('useDecide needs Decisions above it');
  return decide;
};
