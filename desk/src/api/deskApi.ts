import { ApiError } from '@paadam/shared/api';
import { createRequest } from '@paadam/shared/api/http';
import type { Answer, DeskCalls, Schemas } from '@paadam/shared/contract';
import { deskEndpoints } from '@paadam/shared/contract/deskEndpoints';
import type { Static, TSchema } from 'typebox';

type Given<C extends Schemas, K extends 'params' | 'query' | 'body'> = C[K] extends TSchema
  ? { [key in K]: Static<C[K]> }
  : Record<never, never>;
type Input<C extends Schemas> = Given<C, 'params'> & Given<C, 'query'> & Given<C, 'body'>;

/** The desk's calls. */
export interface DeskApi {
  /** @throws ApiError and nothing else */
  call<Name extends keyof DeskCalls>(
    name: Name,
    ...input: Record<never, never> extends Input<DeskCalls[Name]> ? [] : [Input<DeskCalls[Name]>]
  ): Promise<Answer<DeskCalls[Name]>>;
  /** Keeps the CSRF token of the session, which no cookie tells. */
  keepToken(token: string | null): void;
  /** What is told when a call finds that the session is over. */
  onSessionOver(listener: () => void): void;
}

/** The calls in which not being signed in is an answer, and no surprise. */
const ofSignIn = new Set(['deskSession', 'deskSignIn', 'deskCode', 'newDeskSecret', 'deskInvitation']);

/** @param baseURL where the API is, ending in `/api` */
export const createDeskApi = (baseURL = '/api'): DeskApi => {
  let token: string | null = null;
  let tellSessionOver = (): void => {};
  const request = createRequest(baseURL, () => token, { table: deskEndpoints, cookieToken: () => undefined });
  const never = new AbortController().signal;
  return {
    call: async (name, ...[input]) => {
      try {
        return await request(name, input ?? {}, never);
      } catch (error) {
        const isOver = error instanceof ApiError && error.code === 'unauthenticated';
        if (isOver && !ofSignIn.has(name)) tellSessionOver();
        throw error;
      }
    },
    keepToken: (kept) => {
      token = kept;
    },
    onSessionOver: (listener) => {
      tellSessionOver = listener;
    },
  };
};
