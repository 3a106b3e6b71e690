import type { FormAnswer } from '@paadam/shared/contract';
import * as words from '../messages/api';
import type { Problem } from './ApiError';

/** @returns why a form came to nothing that was sent as a plain post; null where all is well */
export const problemOfForm = ({ answer, status, retryAfter }: FormAnswer): Problem | null => {
  if (answer.success) return null;
  const { code, message, fields = {} } = answer;
  return {
    status,
    code,
    message: Object.keys(fields).length > 0 ? summaryOf(Object.keys(fields).length) : message,
    retryable: status >= 429,
    fields,
    ...(retryAfter !== null && { retryAfter }),
  };
};

/** Each field says of itself what is wrong with it. */
const summaryOf = (count: number): string => words.checkFields({ count });
