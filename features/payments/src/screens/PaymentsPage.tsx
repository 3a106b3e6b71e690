import { duePayments } from '@paadam/bookings/paying';
import { pageOfPayment, paymentBadge } from '@paadam/bookings/screens';
import { paymentLists } from '@paadam/payments';
import type { Payment } from '@paadam/shared/contract';
import { formatMoment, formatPaise } from '@paadam/shared/domain';
import { LoadProblem, MoreRows, Together, useAnswered, usePaged } from '@paadam/shared/loading';
import { NotFoundPage } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { dataOf, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Badge, Card, EmptyState, Notice, PageTitle, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { NothingWaitingDrawing } from '@paadam/shared/ui/drawings/NothingWaitingDrawing';
import { Muted } from '@paadam/shared/ui/rows';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { Words } from '@paadam/shared/words';
import { useId } from 'react';
import * as words from '../messages/payments';
import { lessonOf, type Payer } from './lessonOf';
import { Ledger, Page, Section, Sum } from './payment.styles';
import { ToPay, useIsDueKnown } from './ToPay';

/** What a person has to pay and has paid, for themselves or for the children. */
export function PaymentsPage({ who }: { who: Payer }) {
  const { list, more, reload, loadMore } = usePaged(paymentLists);
  const credit = dataOf(useAnswered(duePayments, undefined).answer)?.credit ?? 0;
  const paysHere = usePaadamSelector(selectUser)?.paysHere;
  const rows = dataOf(list)?.rows;
  const isDueKnown = useIsDueKnown();
  // The person who paid while lessons were paid here still finds it.
  if (rows?.length === 0 && !paysHere) return <NotFoundPage />;
  const past = rows?.filter(({ status }) => status !== 'due');
  return (
    <Page>
      <PageTitle lead={<TimeZoneNote />}>{words.payments()}</PageTitle>
      <Together
        isKnown={isDueKnown && (rows !== undefined || list.status === 'failed')}
        meanwhile={
          <Card>
            <VisuallyHidden role="status">{words.loadingPayments()}</VisuallyHidden>
            <Skeleton height="14rem" />
          </Card>
        }
      >
        {credit > 0 && (
          <Notice>
            <Words
              of={words.creditText}
              credit={formatPaise(credit)}
              strong={(text) => <strong>{text}</strong>}
            />
          </Notice>
        )}
        <ToPay who={who} isAll />
        {list.status === 'failed' && (
          <LoadProblem
            problem={list.problem}
            besideList={Boolean(rows)}
            onRetry={reload}
            what={words.what()}
          />
        )}
        {rows?.length === 0 && (
          <Card>
            <EmptyState drawing={<NothingWaitingDrawing />} title={words.noPaymentsYet()}>
              {who === 'parent' ? words.noPaymentsOfChildren() : words.noPaymentsText()}
            </EmptyState>
          </Card>
        )}
        {past && past.length > 0 && <History payments={past} who={who} />}
        {rows && <MoreRows paged={{ list, more }} what={words.what()} onMore={loadMore} />}
      </Together>
    </Page>
  );
}

function History({ payments, who }: { payments: readonly Payment[]; who: Payer }) {
  const titleId = useId();
  return (
    <Section as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{words.history()}</h2>
      <Ledger role="list">
        {payments.map((payment) => (
          <Past key={payment._id} payment={payment} who={who} />
        ))}
      </Ledger>
    </Section>
  );
}

function Past({ payment, who }: { payment: Payment; who: Payer }) {
  const { _id, amount, dateTime } = payment;
  const { text, tone } = paymentBadge(payment, who);
  return (
    <li>
      <div>
        <h3>
          <Link to={pageOfPayment(who, _id)}>{lessonOf(payment, who)}</Link>
        </h3>
        <Muted as="time" dateTime={dateTime}>
          {formatMoment(dateTime)}
        </Muted>
      </div>
      <Sum>
        <span>{formatPaise(amount)}</span>
        <Badge tone={tone}>{text}</Badge>
      </Sum>
    </li>
  );
}
