import type { Booking, BookingDetails } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import { Skeleton } from '@paadam/shared/ui';
import { RadioCards } from '@paadam/shared/ui/RadioCards';
import { RetryNotice } from '@paadam/shared/ui/RetryNotice';
import { useNow } from '@paadam/shared/ui/useNow';
import * as words from '../messages/booking-screens';
import { SeriesDates } from './SeriesDates';
import { fromOn, movableTo, type SeriesMember } from './seriesMembers';
import { useBooking } from './useBooking';

interface CancelScopeProps {
  /** One of weekly lessons. */
  booking: Booking & Pick<BookingDetails, 'seriesBookings'>;
  role: Role;
  /** Those that are called off together; null: this one alone. */
  value: readonly SeriesMember[] | null;
  onChange: (members: readonly SeriesMember[] | null) => void;
  disabled: boolean;
}

/** Whether a lesson alone is called off, or those that come weekly after it as well. */
export function CancelScope({ booking, ...rest }: CancelScopeProps) {
  return booking.seriesBookings ? (
    <Choice booking={booking} members={booking.seriesBookings} {...rest} />
  ) : (
    <FetchedScope booking={booking} {...rest} />
  );
}

/** In a list only the one lesson is at hand. */
function FetchedScope({ booking, ...rest }: CancelScopeProps) {
  const { booking: details, reload } = useBooking(booking._id);
  const members = details.data?.seriesBookings;
  if (members) return <Choice booking={booking} members={members} {...rest} />;
  if (details.status !== 'failed') return <Skeleton height="4.75rem" />;
  return (
    <RetryNotice tone="warn" title={words.othersNotLoaded()} onRetry={reload}>
      {details.problem.message}
    </RetryNotice>
  );
}

function Choice({
  booking,
  members,
  role,
  value,
  onChange,
  disabled,
}: CancelScopeProps & { members: readonly SeriesMember[] }) {
  const now = useNow();
  const left = movableTo(fromOn(members, booking), 'cancelled', role, now);
  if (left.length < 2) return null;
  return (
    <>
      <RadioCards
        legend={words.whichLessons()}
        name="scope"
        value={value ? 'rest' : 'one'}
        onChange={(scope) => onChange(scope === 'rest' ? left : null)}
        disabled={disabled}
        options={[
          { value: 'one', label: words.onlyThisOne() },
          { value: 'rest', label: words.thisAndAfter({ count: left.length }) },
        ]}
      />
      {value && <SeriesDates members={value} label={words.theseLessons()} />}
    </>
  );
}
