import type { RefundQuote } from '@paadam/shared/contract';
import { HttpError } from '../../foundation/http/HttpError';
import * as words from '../../messages/payments';
import type { CancelShare } from './cancelShare';

/** @param share null: nothing was paid @returns it as people are told of it */
export const toRefundQuote = (share: CancelShare | null): RefundQuote => ({
  percent: share?.percent ?? 0,
  amount: share?.refund ?? 0,
  credit: share?.credit ?? 0,
  until: share?.until ? new Date(share.until).toISOString() : null,
});

/**
 * Who cancels has been told what goes back: in the transaction that cancels, nothing else may.
 *
 * @param quoted paise, the credit included; undefined: no sum was shown
 * @throws HttpError `quote_changed` with the quote of this moment
 */
export const holdToQuote = (quoted: number | undefined, share: CancelShare | null): void => {
  const quote = toRefundQuote(share);
  if (quoted === undefined || quoted === quote.amount + quote.credit) return;
  throw new HttpError('quote_changed', words.whatComesBackHasChangedSince, { data: { quote } });
};
