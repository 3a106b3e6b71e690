import { StatusFilter } from '@paadam/shared/bookings/screens';
import { bookingStatuses } from '@paadam/shared/domain';
import { PageTitle } from '@paadam/shared/ui';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { useSearchParams } from 'react-router-dom';
import { AllBookings } from './AllBookings';
import { BookingsInState } from './BookingsInState';
import { Filters } from './bookingParts';
import { Decisions } from './Decisions';

/** The tutor's bookings, those that wait for an answer first; or those of one status, which stands in the address. */
export default function BookingsPage() {
  const [address, setAddress] = useSearchParams();
  const status = bookingStatuses.find((known) => known === address.get('status'));
  return (
    <Decisions>
      <PageTitle lead={<TimeZoneNote />}>Manage Bookings</PageTitle>
      <Filters>
        <StatusFilter
          value={status}
          onChange={(chosen) => setAddress(chosen ? { status: chosen } : {}, { preventScrollReset: true })}
        />
      </Filters>
      {status ? <BookingsInState key={status} status={status} /> : <AllBookings />}
    </Decisions>
  );
}
