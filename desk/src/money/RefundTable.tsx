import type { DeskRefund } from '@paadam/shared/contract';
import { formatPaise } from '@paadam/shared/domain';
import { Link } from '@paadam/shared/router';
import { Badge, Button, Notice, useToast } from '@paadam/shared/ui';
import { Table } from '@paadam/shared/ui/Table';
import { useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { RowActions, Under, UnderReference } from '../ui/parts';
import { momentOf } from '../ui/words';
import { ByHandDialog } from './ByHandDialog';
import { reasonName, refundNames, refundTones } from './moneyWords';

interface RefundTableProps {
  rows: readonly DeskRefund[];
  onChanged: () => void;
  /** Whether each leads to its payment. */
  linked?: boolean;
}

/** Refunds; those that have failed with what can be done. */
export function RefundTable({ rows, onChanged, linked = false }: RefundTableProps) {
  const api = useDeskApi();
  const toast = useToast();
  const [byHand, setByHand] = useState<DeskRefund | null>(null);
  const retry = useAct(async (id: string) => {
    await api.call('changeRefund', { params: { id }, body: { act: 'retry' } });
    toast('The gateway is asked again.');
    onChanged();
  });
  return (
    <>
      {retry.problem && <Notice tone="bad">{retry.problem.message}</Notice>}
      <Table
        caption="Refunds"
        rows={rows}
        rowKey={({ _id }) => _id}
        columns={[
          {
            key: 'who',
            header: 'Whose lesson',
            cell: ({ student, payment }) =>
              linked ? <Link to={`/desk/money/payments/${payment}`}>{student.name}</Link> : student.name,
          },
          { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatPaise(amount) },
          {
            key: 'why',
            header: 'Why',
            cell: ({ reason, createdAt }) => (
              <>
                {reasonName(reason)}
                <Under>{momentOf(createdAt)}</Under>
              </>
            ),
          },
          {
            key: 'status',
            header: 'Status',
            cell: ({ status, isByHand, reference }) => (
              <>
                <Badge tone={refundTones[status]}>{isByHand ? 'Done by hand' : refundNames[status]}</Badge>
                {reference && <UnderReference>{reference}</UnderReference>}
              </>
            ),
          },
          {
            key: 'act',
            header: 'What to do',
            hideHeader: true,
            cell: (refund) =>
              refund.status === 'failed' ? (
                <RowActions>
                  <Button variant="secondary" busy={retry.isBusy} onClick={() => void retry.run(refund._id)}>
                    Try again
                  </Button>
                  <Button variant="quiet" onClick={() => setByHand(refund)}>
                    Done by hand…
                  </Button>
                </RowActions>
              ) : null,
          },
        ]}
      />
      {byHand && (
        <ByHandDialog
          refund={byHand}
          onClose={() => setByHand(null)}
          onDone={() => {
            setByHand(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}
