import { type QuotesQuestion, refundQuotes } from '@paadam/bookings/paying';
import type { RefundQuote } from '@paadam/shared/contract';
import { formatPaise, type Role } from '@paadam/shared/domain';
import { LoadProblem, useLoadable } from '@paadam/shared/loading';
import { dataOf } from '@paadam/shared/state';
import { Skeleton } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { useEffect } from 'react';
import * as words from '../messages/booking-screens';
import { Moment } from './Moment';

interface RefundNoteProps extends QuotesQuestion {
  /** Who cancels. */
  role: Role;
  /** Raised by one: it is asked anew. */
  round: number;
  /** Paise that come back, a credit included; null while that is not known. */
  onQuote: (quoted: number | null) => void;
}

/** What comes back if a lesson is cancelled now, before it is. */
export function RefundNote({ role, round, onQuote, ...question }: RefundNoteProps) {
  const { answer, reload } = useLoadable(refundQuotes, question);
  useEffect(() => {
    if (round > 0) reload();
  }, [round, reload]);
  const quote = answer.status === 'loaded' ? answer.data : undefined;
  const quoted = quote ? quote.amount + quote.credit : null;
  useEffect(() => {
    onQuote(quoted);
  }, [quoted, onQuote]);
  const shown = dataOf(answer);
  if (answer.status === 'failed') {
    return (
      <LoadProblem problem={answer.problem} besideList={true} onRetry={reload} what={words.whatComesBack()} />
    );
  }
  return shown ? (
    <p role="status">
      <QuoteInWords quote={shown} role={role} isOfSeveral={question.withRest} />
    </p>
  ) : (
    <Skeleton height="1.6rem" />
  );
}

function QuoteInWords({
  quote: { amount, percent, credit, until },
  role,
  isOfSeveral,
}: {
  quote: RefundQuote;
  role: Role;
  isOfSeveral: boolean;
}) {
  if (role === 'tutor') {
    if (amount === 0) return isOfSeveral ? words.nothingWasPaidForThem() : words.nothingWasPaidYet();
    return (
      <>
        <Words
          of={isOfSeveral ? words.goBackForThem : words.goBackToWhoPaid}
          amount={formatPaise(amount)}
          strong={(text) => <strong>{text}</strong>}
        />
        {credit > 0 &&
          ` ${(isOfSeveral ? words.lateCreditForSome : words.lateCredit)({ credit: formatPaise(credit) })}`}
      </>
    );
  }
  if (amount === 0) return words.nothingComesBack();
  return (
    <>
      <Words
        of={words.youGetBack}
        amount={formatPaise(amount)}
        percent={percent}
        strong={(text) => <strong>{text}</strong>}
      />
      {until && (
        <>
          {' '}
          <Words of={words.lessAfter} until={() => <Moment instant={until} />} />
        </>
      )}
    </>
  );
}
