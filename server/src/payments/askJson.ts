import { GatewayRefused } from '../money/gateway';

/** Milliseconds. */
const patience = 10_000;

export type Fetch = typeof globalThis.fetch;

/**
 * Asks a gateway something.
 *
 * @throws GatewayRefused where it says no; whatever `fetch` throws where it does not answer
 */
export const askJson = async <Answer>(
  fetching: Fetch,
  url: string,
  request: Pick<RequestInit, 'method' | 'headers' | 'body'>,
): Promise<Answer> => {
  const answer = await fetching(url, { ...request, signal: AbortSignal.timeout(patience) });
  const text = await answer.text();
  if (!answer.ok) throw new GatewayRefused(answer.status);
  return JSON.parse(text) as Answer;
};
