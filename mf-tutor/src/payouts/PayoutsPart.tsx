import type { Payout } from '@paadam/shared/contract';
import { formatDate, formatPaise } from '@paadam/shared/domain';
import { MoreRows, type PagedOnScreen } from '@paadam/shared/loading';
import { Badge, Card } from '@paadam/shared/ui';
import { type Column, Table } from '@paadam/shared/ui/Table';
import { useId } from 'react';
import { Section, Sum } from '../earnings/earningsParts';
import { payoutNames, payoutTones } from './lineNames';
import type { PayoutsPage } from './payouts';

const columns: readonly Column<Payout>[] = [
  {
    key: 'at',
    header: 'Made',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  { key: 'to', header: 'To', cell: ({ destination }) => destination },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={payoutTones[status]}>{payoutNames[status]}</Badge>,
  },
  { key: 'reference', header: 'Bank’s reference', cell: ({ reference }) => reference ?? '–' },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatPaise(amount) },
];

/** What was paid out, and what is on its way. */
export function PayoutsPart({
  page,
  list,
  more,
  loadMore,
}: Pick<PagedOnScreen<PayoutsPage>, 'list' | 'more' | 'loadMore'> & { page: PayoutsPage }) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Section>
        <h2 id={titleId}>Payouts</h2>
        {page.rows.length === 0 ? (
          <Sum>Nothing was paid out so far.</Sum>
        ) : (
          <Table caption="Payouts" columns={columns} rows={page.rows} rowKey={({ _id }) => _id} />
        )}
        <MoreRows paged={{ list, more }} what="payouts" onMore={loadMore} />
      </Section>
    </Card>
  );
}
