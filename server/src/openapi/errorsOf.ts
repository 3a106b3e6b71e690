import type { Call } from '@paadam/shared/contract';
import { type ErrorCode, errorStatus, isSafe } from '@paadam/shared/domain';

/** @returns the codes of every error that the call can give, by HTTP status, in the order of the catalogue */
export const errorsOf = (call: Call): Map<number, ErrorCode[]> => {
  const possible = new Set<ErrorCode>([...call.errors, ...commonErrors(call)]);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const [code, status] of Object.entries(errorStatus) as [ErrorCode, number][]) {
    if (possible.has(code)) byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
};

/** What any call of its kind can give, whatever it is about. */
const commonErrors = ({ who, method, path, params, query, body, headers }: Call): ErrorCode[] => [
  'malformed_request',
  'unknown_field',
  ...(params || query || body || headers ? (['validation_failed'] as const) : []),
  ...(who === 'anyone' ? [] : (['unauthenticated'] as const)),
  ...(typeof who === 'string' ? [] : (['forbidden'] as const)),
  ...(isSafe(method, path) ? [] : (['csrf_failed'] as const)),
  ...(body ? (['body_too_large', 'media_type_unsupported'] as const) : []),
  'too_many_requests',
  'internal',
  'unavailable',
];
