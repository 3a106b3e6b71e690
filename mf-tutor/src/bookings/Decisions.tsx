import { type Answer, StatusDialog } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { styled } from 'styled-components';

/** Asks the tutor to confirm an answer to a request. */
type Decide = (booking: Booking, status: Answer) => void;

const DecisionContext = createContext<Decide | null>(null);

interface Decision {
  booking: Booking;
  status: Answer;
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
  const decide = useCallback((booking: Booking, status: Answer) => setDecision({ booking, status }), []);
  const page = useFocusAfter<HTMLDivElement>(decision !== null);
  return (
    <DecisionContext value={decide}>
      <Page ref={page}>{children}</Page>
      {decision && <StatusDialog {...decision} onClose={() => setDecision(null)} />}
    </DecisionContext>
  );
}

/** @throws where no `Decisions` stands above. */
export const useDecide = (): Decide => {
  const decide = useContext(DecisionContext);
  if (!decide) throw new Error('useDecide needs Decisions above it');
  return decide;
};
