import { type BookingStatus, bookingStatuses, limits } from '@paadam/shared/domain';
import { Button, EmptyState, Field, PageTitle, Select } from '@paadam/shared/ui';
import { SearchField } from '@paadam/shared/ui/SearchField';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDeskApi } from '../api/useDeskApi';
import { Loaded } from '../loading/Loaded';
import { MorePages } from '../loading/MorePages';
import { usePages } from '../loading/usePages';
import { SearchForm, Stack } from '../looks/parts';
import { statusNames } from '../looks/words';
import { BookingTable } from './BookingTable';

const statusOf = (text: string | null): BookingStatus | undefined =>
  bookingStatuses.find((status) => status === text);

/** Finding bookings by who takes part, or by their number. */
export function Bookings() {
  const api = useDeskApi();
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const status = statusOf(params.get('status'));
  const [typed, setTyped] = useState(search);
  const [chosen, setChosen] = useState<string>(status ?? '');
  const { rows, more, ...load } = usePages(`${status} ${search}`, (cursor) =>
    api.call('deskBookings', {
      query: { ...(search && { search }), ...(status && { status }), ...(cursor && { cursor }) },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = { ...(typed.trim() && { q: typed.trim() }), ...(chosen && { status: chosen }) };
    if ((next.q ?? '') === search && statusOf(chosen) === status) load.reload();
    else setParams(next);
  };
  return (
    <Stack>
      <PageTitle lead="Those made last come first.">Bookings</PageTitle>
      <SearchForm role="search" onSubmit={submit} noValidate>
        <Field label="Name, e-mail address or booking number">
          <SearchField
            name="q"
            maxLength={limits.searchCharacters}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Field label="Status">
          <Select name="status" value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">All</option>
            {bookingStatuses.map((one) => (
              <option key={one} value={one}>
                {statusNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" busy={load.isBusy}>
          Search
        </Button>
      </SearchForm>
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
