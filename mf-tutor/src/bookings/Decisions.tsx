import { type Answer, StatusDialog } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { type ReactNode, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { DecisionContext } from './decisionContext';

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
