import type { DeskPayment } from '@paadam/shared/contract';
import { formatPaise, nameOfMethod } from '@paadam/shared/domain';
import { Link } from '@paadam/shared/router';
import { Badge, Button } from '@paadam/shared/ui';
import { DescriptionList } from '@paadam/shared/ui/DescriptionList';
import { Table } from '@paadam/shared/ui/Table';
import { useOperator } from '../api/useOperator';
import { ItemPage } from '../loading/ItemPage';
import { PersonLink } from '../people/PersonLink';
import { ApprovalRow } from '../today/Approvals';
import { Muted, Part, Row, Tight } from '../ui/parts';
import { momentOf, statusNames } from '../ui/words';
import { DisputeTable } from './DisputeTable';
import { accountName, eventName, paymentNames, paymentTones } from './moneyWords';
import { RefundDialog } from './RefundDialog';
import { RefundTable } from './RefundTable';

/** One payment: what came, what goes back, and all that the ledger has of its booking. */
export function PaymentPage() {
  return (
    <ItemPage
      list={{ path: '/desk/money', name: 'Payments' }}
      title="A payment"
      headingOf={({ amount, subject }: DeskPayment) => `${formatPaise(amount)} for ${subject}`}
      what="the payment"
      fetch={(api, id) => api.call('deskPayment', { params: { id } })}
    >
      {(payment, { ask, reload, dialog }) => (
        <>
          <Facts payment={payment} />
          {payment.waiting && (
            <Part>
              <h2>Waiting for a second operator</h2>
              <ApprovalRow approval={approvalOf(payment, payment.waiting)} onDecided={reload} />
            </Part>
          )}
          {payment.refundable > 0 && !payment.waiting && (
            <div>
              <Button variant="danger" onClick={ask}>
                Refund…
              </Button>
            </div>
          )}
          <Part>
            <h2>What goes back</h2>
            {payment.refunds.length === 0 ? (
              <p>Nothing.</p>
            ) : (
              <RefundTable rows={payment.refunds} onChanged={reload} />
            )}
          </Part>
          {payment.disputes.length > 0 && (
            <Part>
              <div>
                <h2>The payer’s bank asks it back</h2>
                <Muted>
                  It is answered at the gateway.{' '}
                  {payment.releasedAt
                    ? 'The tutor has the money already: what is lost we bear.'
                    : 'Until it has ended, nobody is given the money, and no refund goes out.'}
                </Muted>
              </div>
              <DisputeTable rows={payment.disputes} />
            </Part>
          )}
          <Ledger payment={payment} />
          <RefundDialog payment={payment} {...dialog} />
        </>
      )}
    </ItemPage>
  );
}

const approvalOf = ({ _id, student }: DeskPayment, waiting: NonNullable<DeskPayment['waiting']>) => ({
  ...waiting,
  act: 'big-refund' as const,
  about: { _id, name: student.name },
});

const givenOutInWords = ({ releasedAt, amount, refunds }: DeskPayment): string => {
  if (!releasedAt) return 'Not yet: what came is held';
  const back = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  return back >= amount ? 'Nothing: all of it goes back' : momentOf(releasedAt);
};

function Facts({ payment }: { payment: DeskPayment }) {
  const { rights } = useOperator();
  const { status, student, tutor, payer, booking, bookingStatus, dateTime, captures } = payment;
  const lesson = `${momentOf(dateTime)}, ${statusNames[bookingStatus].toLowerCase()}`;
  return (
    <Part>
      <Row>
        <h2>Facts</h2>
        <Badge tone={paymentTones[status]}>{paymentNames[status]}</Badge>
      </Row>
      <DescriptionList
        facts={[
          {
            term: 'Lesson',
            value: rights.includes('cases') ? <Link to={`/desk/bookings/${booking}`}>{lesson}</Link> : lesson,
          },
          { term: 'Student', value: <PersonLink of={student} /> },
          { term: 'Tutor', value: <PersonLink of={tutor} /> },
          ...(payer ? [{ term: 'Paid by', value: <PersonLink of={payer} /> }] : []),
          ...(payment.paidAt
            ? [
                {
                  term: 'Paid',
                  value: `${momentOf(payment.paidAt)}${payment.method ? `, by ${nameOfMethod(payment.method)}` : ''}`,
                },
              ]
            : []),
          {
            term: 'Given out',
            value: givenOutInWords(payment),
          },
          ...captures.map(({ reference, provider, amount, fate }) => ({
            term: fate === 'paid' ? `Reference at ${provider}` : `Came as well (${fate}), at ${provider}`,
            value: fate === 'paid' ? reference : `${formatPaise(amount)}, ${reference}`,
          })),
        ]}
      />
    </Part>
  );
}

function Ledger({ payment: { journals } }: { payment: DeskPayment }) {
  return (
    <Part>
      <div>
        <h2>Ledger</h2>
        <Muted>All that was posted for this booking. Nothing of it can be changed.</Muted>
      </div>
      {journals.length === 0 ? (
        <p>Nothing was posted.</p>
      ) : (
        journals.map(({ _id, event, at, transfers }) => (
          <Tight key={_id}>
            <div>
              <h3>{eventName(event)}</h3>
              <Muted>
                <time dateTime={at}>{momentOf(at)}</time>
              </Muted>
            </div>
            <Table
              caption={`${eventName(event)}, ${momentOf(at)}`}
              rows={transfers.map((transfer, index) => ({ ...transfer, index }))}
              rowKey={({ index }) => index}
              columns={[
                { key: 'from', header: 'Debit', cell: ({ from }) => accountName(from) },
                { key: 'to', header: 'Credit', cell: ({ to }) => accountName(to) },
                { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatPaise(amount) },
              ]}
            />
          </Tight>
        ))
      )}
    </Part>
  );
}
