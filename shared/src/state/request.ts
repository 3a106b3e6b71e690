import type { Problem } from '@paadam/shared/api';

/** How far an action of the user's has come. */
export type RequestState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'done' }
  | { status: 'failed'; problem: Problem };

export const idle: RequestState = { status: 'idle' };
export const busy: RequestState = { status: 'busy' };
export const done: RequestState = { status: 'done' };
export const failed = (problem: Problem): RequestState => ({ status: 'failed', problem });

/** @returns the problem where the request failed, else null */
export const failureOf = (request: RequestState): Problem | null =>
  request.status === 'failed' ? request.problem : null;
