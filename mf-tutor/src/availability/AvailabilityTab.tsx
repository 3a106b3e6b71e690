import { usePaadamDispatch } from '@paadam/shared/state';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { availabilityActions } from './availability';
import { BookingRulesPart } from './BookingRulesPart';
import { DaysOff } from './DaysOff';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  max-width: 44rem;
`;

/** When a tutor can be booked, but for the hours of the week, which are part of the profile. */
export function AvailabilityTab() {
  const dispatch = usePaadamDispatch();
  useEffect(
    () => () => {
      dispatch(availabilityActions.left());
    },
    [dispatch],
  );
  return (
    <Stack>
      <DaysOff />
      <BookingRulesPart />
    </Stack>
  );
}
