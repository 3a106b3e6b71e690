import { formatPaise, limits, type PaymentStatus, paymentStatuses } from '@paadam/shared/domain';
import { Badge, Button, EmptyState, Field, Select } from '@paadam/shared/ui';
import { SearchField } from '@paadam/shared/ui/SearchField';
import { Table } from '@paadam/shared/ui/Table';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useDeskApi } from '../api/useDeskApi';
import { Loaded } from '../loading/Loaded';
import { MorePages } from '../loading/MorePages';
import { usePages } from '../loading/usePages';
import { SearchForm, Stack } from '../looks/parts';
import { momentOf } from '../looks/words';
import { MoneyHead } from './MoneyHead';
import { paymentNames, paymentTones } from './moneyWords';

const statusOf = (text: string | null): PaymentStatus | undefined =>
  paymentStatuses.find((status) => status === text);

/** Finding payments by who takes part, by booking, or by the gateway's reference. */
export function Payments() {
  const api = useDeskApi();
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const status = statusOf(params.get('status'));
  const [typed, setTyped] = useState(search);
  const [chosen, setChosen] = useState<string>(status ?? '');
  const { rows, more, ...load } = usePages(`${status} ${search}`, (cursor) =>
    api.call('deskPayments', {
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
      <MoneyHead title="Payments" lead="Those asked for last come first." />
      <SearchForm role="search" onSubmit={submit} noValidate>
        <Field label="Name, e-mail address, number or reference">
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
            {paymentStatuses.map((one) => (
              <option key={one} value={one}>
                {paymentNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" busy={load.isBusy}>
          Search
        </Button>
      </SearchForm>
      <Loaded of={{ ...load, data: rows }} what="payments">
        {(payments) =>
          payments.length === 0 ? (
            <EmptyState title="No payment is like that">Try another name, or all statuses.</EmptyState>
          ) : (
            <>
              <Table
                caption="Payments"
                rows={payments}
                rowKey={({ _id }) => _id}
                columns={[
                  {
                    key: 'lesson',
                    header: 'Lesson',
                    cell: ({ _id, subject, dateTime }) => (
                      <Link to={`/desk/money/payments/${_id}`}>
                        {subject}, {momentOf(dateTime)}
                      </Link>
                    ),
                  },
                  { key: 'student', header: 'Student', cell: ({ student }) => student.name },
                  { key: 'tutor', header: 'Tutor', cell: ({ tutor }) => tutor.name },
                  {
                    key: 'amount',
                    header: 'Amount',
                    align: 'end',
                    cell: ({ amount }) => formatPaise(amount),
                  },
                  {
                    key: 'status',
                    header: 'Status',
                    cell: ({ status: one }) => <Badge tone={paymentTones[one]}>{paymentNames[one]}</Badge>,
                  },
                ]}
              />
              <MorePages more={more} what="payments" />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
