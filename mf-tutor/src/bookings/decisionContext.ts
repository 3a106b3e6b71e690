import type { Answer } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { createContext, useContext } from 'react';

/** Asks the tutor to confirm an answer to a request. */
type Decide = (booking: Booking, status: Answer) => void;

export const DecisionContext = createContext<Decide | null>(null);

/** @throws where no `Decisions` stands above. */
export const useDecide = (): Decide => {
  const decide = useContext(DecisionContext);
  if (!decide) throw new Error('useDecide needs Decisions above it');
  return decide;
};
