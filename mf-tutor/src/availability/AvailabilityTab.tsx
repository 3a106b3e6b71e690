import { usePaadamDispatch } from '@paadam/shared/state';
import { useEffect, useState } from 'react';
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
export function AvailabilityTab({ onUnsaved }: { onUnsaved: (isUnsaved: boolean) => void }) {
  const dispatch = usePaadamDispatch();
  const [areDaysUnsaved, setDaysUnsaved] = useState(false);
  const [areRulesUnsaved, setRulesUnsaved] = useState(false);
  const isUnsaved = areDaysUnsaved || areRulesUnsaved;
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [onUnsaved, isUnsaved]);
  useEffect(
    () => () => {
      dispatch(availabilityActions.left());
    },
    [dispatch],
  );
  return (
    <Stack>
      <DaysOff onUnsaved={setDaysUnsaved} />
      <BookingRulesPart onUnsaved={setRulesUnsaved} />
    </Stack>
  );
}
