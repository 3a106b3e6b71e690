import { isTimeZone } from '@paadam/shared/domain';
import { HttpError } from '../http/HttpError';

/** @throws HttpError `validation_failed` for a name that is no IANA zone */
export const refuseUnknownTimeZone = (timeZone: string): void => {
  if (isTimeZone(timeZone)) return;
  const problem = 'This time zone is not known. Please give an IANA name, such as Asia/Kolkata.';
  throw new HttpError('validation_failed', problem, { fields: { timeZone: problem } });
};
