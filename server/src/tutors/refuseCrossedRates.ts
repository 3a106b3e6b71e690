import { invalidFields } from '../http/HttpError';

/** @throws HttpError `validation_failed` for a lowest rate above the highest */
export const refuseCrossedRates = ({
  minRate,
  maxRate,
}: {
  minRate?: number | undefined;
  maxRate?: number | undefined;
}): void => {
  if (minRate === undefined || maxRate === undefined || minRate <= maxRate) return;
  throw invalidFields({ maxRate: 'The highest rate must not be below the lowest.' });
};
