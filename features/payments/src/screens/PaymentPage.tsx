import { Moment, PayPart, paymentBadge, paymentInWords } from '@paadam/bookings/screens';
import { type ShownPayment, shownPayment } from '@paadam/payments';
import { formatPaise, nameOfMethod, paths } from '@paadam/shared/domain';
import { LoadProblem, useLoadable } from '@paadam/shared/loading';
import { NotFoundPage } from '@paadam/shared/portal';
import { Link, useParams, useSearchParams } from '@paadam/shared/router';
import { dataOf } from '@paadam/shared/state';
import { Badge, Card, LinkButton, PageTitle, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { DescriptionList, type Fact } from '@paadam/shared/ui/DescriptionList';
import { DocumentLink } from '@paadam/shared/ui/DocumentLink';
import { useNow } from '@paadam/shared/ui/useNow';
import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import * as words from '../messages/payments';
import { lessonOf, type Payer } from './lessonOf';
import { Outcome } from './Outcome';
import { Back, Page, Section } from './payment.styles';
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
          {words.payments()}
        </Link>
      </Back>
      <PageTitle>{payment ? lessonOf(payment, who) : words.payment()}</PageTitle>
      {problem && (
        <LoadProblem
          problem={problem}
          besideList={Boolean(payment)}
          onRetry={reload}
          what={words.thePayment()}
        />
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
          <Section as="section" aria-label={words.payment()}>
            {isPayable && <PayPart bookingId={payment.bookingId} payment={payment} who={who} />}
            <DescriptionList facts={factsOf(payment, who)} />
            <p>
              <LinkButton
                to={paths.booking(who, payment.bookingId)}
                variant={payment.status === 'paid' ? 'primary' : 'secondary'}
              >
                {words.seeTheLesson()}
              </LinkButton>
            </p>
          </Section>
        </>
      )}
      {!payment && !problem && (
        <Card>
          <VisuallyHidden role="status">{words.loadingThePayment()}</VisuallyHidden>
          <Skeleton height="16rem" />
        </Card>
      )}
    </Page>
  );
}

const documentTitles = { receipt: words.receipt, 'credit-note': words.creditNote } as const;
const kinds = ['receipt', 'credit-note'] as const;

const Line = styled.span`
  display: block;
`;

const factsOf = (payment: ShownPayment, who: Payer): Fact[] => {
  const { dateTime, amount, paidAt, method, status, surplus } = payment;
  const { text, tone } = paymentBadge(payment, who);
  return [
    { term: words.amount(), value: formatPaise(amount) },
    { term: words.status(), value: <Badge tone={tone}>{text}</Badge> },
    { term: words.lesson(), value: <Moment instant={dateTime} /> },
    ...(paidAt ? [{ term: words.paidOn(), value: <Moment instant={paidAt} /> }] : []),
    ...(method ? [{ term: words.paidBy(), value: nameOfMethod(method) }] : []),
    ...(status !== 'due' && payment.refund > 0
      ? [{ term: words.refund(), value: paymentInWords(payment) }]
      : []),
    ...kinds.flatMap((kind) => {
      const ofKind = payment.documents.filter((document) => document.kind === kind);
      if (ofKind.length === 0) return [];
      const value = ofKind.map(({ _id, number }) => (
        <Line key={_id}>
          <DocumentLink
            number={number}
            address={`${payment.documentsAt}/${_id}`}
            page={`/${who}/payments/${payment._id}`}
          />
        </Line>
      ));
      return [{ term: documentTitles[kind](), value }];
    }),
    ...(surplus > 0 ? [{ term: words.goingBack(), value: formatPaise(surplus) }] : []),
  ];
};
