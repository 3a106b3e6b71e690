import { bookingStatuses } from '@paadam/shared/domain';
import { EmptyState, PageTitle } from '@paadam/shared/ui';
import { useDeskApi } from '../api/useDeskApi';
import { Loaded } from '../loading/Loaded';
import { MorePages } from '../loading/MorePages';
import { usePages } from '../loading/usePages';
import { useSearch } from '../loading/useSearch';
import { Stack } from '../ui/parts';
import { SearchByStatus } from '../ui/SearchByStatus';
import { statusNames } from '../ui/words';
import { BookingTable } from './BookingTable';

/** Finding bookings by who takes part, or by their number. */
export function Bookings() {
  const api = useDeskApi();
  const search = useSearch(bookingStatuses);
  const { rows, more, ...load } = usePages(search.key, (cursor) =>
    api.call('deskBookings', { query: { ...search.query, ...(cursor && { cursor }) } }),
  );
  return (
    <Stack>
      <PageTitle lead="Those made last come first.">Bookings</PageTitle>
      <SearchByStatus
        search={search}
        label="Name, e-mail address or booking number"
        names={statusNames}
        statuses={bookingStatuses}
        isBusy={load.isBusy}
        onRepeat={load.reload}
      />
      <Loaded of={{ ...load, data: rows }} what="bookings">
        {(bookings) =>
          bookings.length === 0 ? (
            <EmptyState title="No booking is like that">Try another name, or all statuses.</EmptyState>
          ) : (
            <>
              <BookingTable rows={bookings} />
              <MorePages more={more} what="bookings" />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
