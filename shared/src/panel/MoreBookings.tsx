import {
  bookingsActions,
  dataOf,
  failureOf,
  selectBookings,
  selectMoreBookings,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { Notice, ShowMore, VisuallyHidden } from '@paadam/shared/ui';
import { styled } from 'styled-components';

const Foot = styled.div`
  display: grid;
  gap: var(--paadam-space-3);
`;

/** Below a list of bookings: the way to the earlier ones, as long as the server has any. */
export function MoreBookings({ what }: { what: string }) {
  const dispatch = usePaadamDispatch();
  const page = dataOf(usePaadamSelector(selectBookings));
  const more = usePaadamSelector(selectMoreBookings);
  const problem = failureOf(more);
  return (
    <Foot>
      {problem && <Notice tone="bad">{`Error loading bookings: ${problem.message}`}</Notice>}
      {page?.nextCursor && (
        <ShowMore
          what={what}
          busy={more.status === 'busy'}
          onClick={() => dispatch(bookingsActions.moreBookingsRequested())}
        />
      )}
      <VisuallyHidden role="status">{more.status === 'done' && `More ${what} are shown.`}</VisuallyHidden>
    </Foot>
  );
}
