import type { DeskPayout } from '@paadam/shared/contract';
import { formatPaise } from '@paadam/shared/domain';
import { Badge, Button, Notice, useToast } from '@paadam/shared/ui';
import { Table } from '@paadam/shared/ui/Table';
import { useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { Loaded } from '../loading/Loaded';
import { MorePages } from '../loading/MorePages';
import { useAct } from '../loading/useAct';
import { usePages } from '../loading/usePages';
import { Muted, Part, Row, Stack } from '../ui/parts';
import { dayOf } from '../ui/words';
import { DuePart } from './DuePart';
import { MoneyHead } from './MoneyHead';
import { payoutNames, payoutTones } from './moneyWords';
import { PayoutDialog } from './PayoutDialog';
import { saveCsv } from './saveCsv';

/** Paying tutors out: who has money, what is to be sent, and what was. */
export function Payouts() {
  const api = useDeskApi();
  const [round, setRound] = useState(0);
  const { rows, more, ...load } = usePages(`payouts ${round}`, (cursor) =>
    api.call('deskPayouts', { query: cursor ? { cursor } : {} }),
  );
  return (
    <Stack>
      <MoneyHead title="Payouts" lead="Made here, sent by the bank, and marked here with its reference." />
      <DuePart key={round} onMade={() => setRound(round + 1)} />
      <Loaded of={{ ...load, data: rows }} what="payouts">
        {(payouts) => (
          <Part>
            <h2>Made so far</h2>
            {payouts.length === 0 ? (
              <p>None.</p>
            ) : (
              <PayoutTable rows={payouts} onChanged={() => setRound(round + 1)} />
            )}
            <MorePages more={more} what="payouts" />
          </Part>
        )}
      </Loaded>
    </Stack>
  );
}

function PayoutTable({ rows, onChanged }: { rows: readonly DeskPayout[]; onChanged: () => void }) {
  const [asked, setAsked] = useState<{ payout: DeskPayout; to: 'sent' | 'failed' | 'cancelled' } | null>(
    null,
  );
  const isOpen = rows.some(({ status }) => status === 'wanted');
  return (
    <>
      {isOpen && <BankFile />}
      <Table
        caption="Payouts"
        rows={rows}
        rowKey={({ _id }) => _id}
        columns={[
          {
            key: 'tutor',
            header: 'Tutor',
            cell: ({ tutor, createdAt }) => (
              <>
                {tutor.name}
                <Muted as="span"> {dayOf(createdAt)}</Muted>
              </>
            ),
          },
          { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatPaise(amount) },
          {
            key: 'to',
            header: 'To',
            cell: ({ destination, isOld, status }) => (
              <>
                {destination}
                {isOld && status === 'wanted' && (
                  <Muted as="span"> The tutor has changed it since: cancel, unless it was sent.</Muted>
                )}
              </>
            ),
          },
          {
            key: 'status',
            header: 'Status',
            cell: ({ status, reference, sentOn, reason }) => (
              <>
                <Badge tone={payoutTones[status]}>{payoutNames[status]}</Badge>
                {status === 'sent' && sentOn && (
                  <Muted as="span">
                    {' '}
                    {dayOf(sentOn)}, {reference}
                  </Muted>
                )}
                {reason && <Muted as="span"> {reason}</Muted>}
              </>
            ),
          },
          {
            key: 'act',
            header: 'What to do',
            hideHeader: true,
            cell: (payout) => (
              <Row>
                {payout.status === 'wanted' && (
                  <>
                    <Button variant="secondary" onClick={() => setAsked({ payout, to: 'sent' })}>
                      Sent…
                    </Button>
                    <Button variant="quiet" onClick={() => setAsked({ payout, to: 'cancelled' })}>
                      Cancel…
                    </Button>
                  </>
                )}
                {(payout.status === 'wanted' || payout.status === 'sent') && (
                  <Button variant="quiet" onClick={() => setAsked({ payout, to: 'failed' })}>
                    Failed…
                  </Button>
                )}
              </Row>
            ),
          },
        ]}
      />
      {asked && (
        <PayoutDialog
          {...asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}

/** The open ones for the bank, with each account in full. */
function BankFile() {
  const api = useDeskApi();
  const toast = useToast();
  const make = useAct(async () => {
    const { name, csv, count } = (await api.call('payoutFile')).data;
    if (count > 0) saveCsv(name, csv);
    toast(
      count === 0
        ? 'No open payout can be sent: their tutors have changed where the money goes.'
        : `${count === 1 ? '1 payout is' : `${count} payouts are`} in the file. That you have read the accounts is written down.`,
    );
  });
  return (
    <>
      <Row>
        <Button variant="secondary" busy={make.isBusy} onClick={() => void make.run()}>
          File for the bank
        </Button>
        <Muted>All that is to be sent, with each account in full.</Muted>
      </Row>
      {make.problem && <Notice tone="bad">{make.problem.message}</Notice>}
    </>
  );
}
