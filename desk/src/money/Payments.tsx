import { formatPaise, paymentStatuses } from '@paadam/shared/domain';
import { Link } from '@paadam/shared/router';
import { Badge, EmptyState } from '@paadam/shared/ui';
import { Table } from '@paadam/shared/ui/Table';
import { useDeskApi } from '../api/useDeskApi';
import { Loaded } from '../loading/Loaded';
import { MorePages } from '../loading/MorePages';
import { usePages } from '../loading/usePages';
import { useSearch } from '../loading/useSearch';
import { Stack } from '../ui/parts';
import { SearchByStatus } from '../ui/SearchByStatus';
import { momentOf } from '../ui/words';
import { MoneyHead } from './MoneyHead';
import { paymentNames, paymentTones } from './moneyWords';

/** Finding payments by who takes part, by booking, or by the gateway's reference. */
export function Payments() {
  const api = useDeskApi();
  const search = useSearch(paymentStatuses);
  const { rows, more, ...load } = usePages(search.key, (cursor) =>
    api.call('deskPayments', { query: { ...search.query, ...(cursor && { cursor }) } }),
  );
  return (
    <Stack>
      <MoneyHead title="Payments" lead="Those asked for last come first." />
      <SearchByStatus
        search={search}
        label="Name, e-mail address, number or reference"
        names={paymentNames}
        statuses={paymentStatuses}
        isBusy={load.isBusy}
        onRepeat={load.reload}
      />
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
