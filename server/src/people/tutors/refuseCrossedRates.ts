import { invalidFields } from '../../foundation/http/HttpError';
import * as words from '../../messages/teaching';

/** @throws HttpError `validation_failed` for a lowest rate above the highest */
export const refuseCrossedRates = ({
  minRate,
  maxRate,
}: {
  minRate?: number | undefined;
  maxRate?: number | undefined;
}): void => {
  if (minRate === undefined || maxRate === undefined || minRate <= maxRate) return;
  throw invalidFields({ maxRate: words.theHighestRateMustNotBe });
};
