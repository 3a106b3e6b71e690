import { Moment, PayPart, pageOf, paymentBadge, paymentInWords } from '@paadam/shared/bookings/screens';
import { formatPaise, nameOfMethod } from '@paadam/shared/domain';
import { LoadProblem, useLoadable } from '@paadam/shared/loading';
import { type ShownPayment, shownPayment } from '@paadam/shared/payments/state';
import { NotFoundPage } from '@paadam/shared/portal';
import { dataOf } from '@paadam/shared/state';
import { Badge, Card, LinkButton, PageTitle, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { DescriptionList, type Fact } from '@paadam/shared/ui/DescriptionList';
import { DocumentLink } from '@paadam/shared/ui/DocumentLink';
import { useNow } from '@paadam/shared/ui/useNow';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { lessonOf, type Payer } from './lessonOf';
import { Outcome } from './Outcome';
import { Back, Page, Section } from './paymentParts';
import { useFollowing } from './useFollowing';

/** One payment: what it is for, how it stands, the way to pay; and where a payer comes back to from the gateway. */
export function PaymentPage({ who }: { who: Payer }) {
  const { paymentId = '' } = useParams();
  const [params] = useSearchParams();
  const { answer, reload } = useLoadable(shownPayment, paymentId);
  const now = useNow();
  const payment = dataOf(answer);
  const isPayable = payment?.status === 'due' && payment.payBy !== null && Date.parse(payment.payBy) > now;
  const isFollowing = useFollowing(isPayable && payment.isOpened, reload);
  const problem = answer.status === 'failed' ? answer.problem : null;
  if (problem?.code === 'not_found' || problem?.code === 'validation_failed') return <NotFoundPage />;
  return (
    <Page>
      <Back>
        <Link to={`/${who}/payments`}>
          <ArrowLeft size={18} aria-hidden />
          Payments
        </Link>
      </Back>
      <PageTitle>{payment ? lessonOf(payment, who) : 'Payment'}</PageTitle>
      {problem && (
        <LoadProblem problem={problem} besideList={Boolean(payment)} onRetry={reload} what="the payment" />
      )}
      {payment && (
        <>
          <Outcome
            payment={payment}
            who={who}
            isPayable={isPayable}
            isClosed={params.has('closed')}
            isFollowing={isFollowing}
          />
          <Section as="section" aria-label="Payment">
            {isPayable && <PayPart bookingId={payment.bookingId} payment={payment} who={who} />}
            <DescriptionList facts={factsOf(payment, who)} />
            <p>
              <LinkButton
                to={pageOf[who](payment.bookingId)}
                variant={payment.status === 'paid' ? 'primary' : 'secondary'}
              >
                See the lesson
              </LinkButton>
            </p>
          </Section>
        </>
      )}
      {!payment && !problem && (
        <Card>
          <VisuallyHidden role="status">Loading the payment…</VisuallyHidden>
          <Skeleton height="16rem" />
        </Card>
      )}
    </Page>
  );
}

const documentTitles = { receipt: 'Receipt', 'credit-note': 'Credit note' } as const;
const kinds = ['receipt', 'credit-note'] as const;

const Line = styled.span`
  display: block;
`;

const factsOf = (payment: ShownPayment, who: Payer): Fact[] => {
  const { dateTime, amount, paidAt, method, status, surplus } = payment;
  const { text, tone } = paymentBadge(payment, who);
  return [
    { term: 'Amount', value: formatPaise(amount) },
    { term: 'Status', value: <Badge tone={tone}>{text}</Badge> },
    { term: 'Lesson', value: <Moment instant={dateTime} /> },
    ...(paidAt ? [{ term: 'Paid on', value: <Moment instant={paidAt} /> }] : []),
    ...(method ? [{ term: 'Paid by', value: nameOfMethod(method) }] : []),
    ...(status !== 'due' && payment.refund > 0 ? [{ term: 'Refund', value: paymentInWords(payment) }] : []),
    ...kinds.flatMap((kind) => {
      const ofKind = payment.documents.filter((document) => document.kind === kind);
      if (ofKind.length === 0) return [];
      const value = ofKind.map(({ _id, number }) => (
        <Line key={_id}>
          <DocumentLink number={number} address={`${payment.documentsAt}/${_id}`} />
        </Line>
      ));
      return [{ term: documentTitles[kind], value }];
    }),
    ...(surplus > 0 ? [{ term: 'Not needed, going back', value: formatPaise(surplus) }] : []),
  ];
};
