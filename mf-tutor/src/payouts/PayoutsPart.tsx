import type { Payout } from '@paadam/shared/contract';
import { formatDate, formatPaise } from '@paadam/shared/domain';
import { MoreRows, type PagedOnScreen } from '@paadam/shared/loading';
import { Badge, Card } from '@paadam/shared/ui';
import { type Column, Table } from '@paadam/shared/ui/Table';
import { useId } from 'react';
import { Section, Sum } from '../earnings/earnings.styles';
import * as words from '../messages/payouts';
import type { PayoutsPage } from './payouts';
import { payoutTones } from './payoutTones';

const columnsOf = (): readonly Column<Payout>[] => [
  {
    key: 'at',
    header: words.made(),
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  { key: 'to', header: words.to(), cell: ({ destination }) => destination },
  {
    key: 'status',
    header: words.status(),
    cell: ({ status }) => <Badge tone={payoutTones[status]}>{words.payoutStatus({ status })}</Badge>,
  },
  { key: 'reference', header: words.reference(), cell: ({ reference }) => reference ?? '–' },
  { key: 'amount', header: words.amount(), align: 'end', cell: ({ amount }) => formatPaise(amount) },
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
        <h2 id={titleId}>{words.payouts()}</h2>
        {page.rows.length === 0 ? (
          <Sum>{words.noPayouts()}</Sum>
        ) : (
          <Table caption={words.payouts()} columns={columnsOf()} rows={page.rows} rowKey={({ _id }) => _id} />
        )}
        <MoreRows paged={{ list, more }} what={words.payoutsLower()} onMore={loadMore} />
      </Section>
    </Card>
  );
}
