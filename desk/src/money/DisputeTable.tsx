import type { DeskDispute } from '@paadam/shared/contract';
import { formatPaise } from '@paadam/shared/domain';
import { Link } from '@paadam/shared/router';
import { Badge } from '@paadam/shared/ui';
import { Table } from '@paadam/shared/ui/Table';
import { Under } from '../ui/parts';
import { momentOf } from '../ui/words';
import { disputeNames, disputeTones } from './moneyWords';

interface DisputeTableProps {
  rows: readonly DeskDispute[];
  /** Whether each leads to its payment. */
  linked?: boolean;
}

/** @param reason as gateways call it: "product_not_received" */
const inPlainWords = (reason: string): string => {
  const words = reason.replace(/_/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What payers' banks ask back. */
export function DisputeTable({ rows, linked = false }: DisputeTableProps) {
  return (
    <Table
      caption="Disputes"
      rows={rows}
      rowKey={({ provider, reference }) => `${provider} ${reference}`}
      columns={[
        {
          key: 'who',
          header: 'Whose lesson',
          cell: ({ payment, student }) => {
            if (!payment || !student) return 'Not known here';
            return linked ? <Link to={`/desk/money/payments/${payment}`}>{student.name}</Link> : student.name;
          },
        },
        { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatPaise(amount) },
        {
          key: 'why',
          header: 'Why',
          cell: ({ reason, provider, reference }) => (
            <>
              {reason ? inPlainWords(reason) : 'No reason was given'}
              <Under>
                {reference} at {provider}
              </Under>
            </>
          ),
        },
        {
          key: 'status',
          header: 'Status',
          cell: ({ status, respondBy, closedAt, openedAt }) => (
            <>
              <Badge tone={disputeTones[status]}>{disputeNames[status]}</Badge>
              <Under>
                {status === 'open' && respondBy
                  ? `by ${momentOf(respondBy)}`
                  : momentOf(closedAt ?? openedAt)}
              </Under>
            </>
          ),
        },
      ]}
    />
  );
}
