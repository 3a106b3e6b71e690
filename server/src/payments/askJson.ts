import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { GatewayRefused } from '../money/gateway';

/** Milliseconds. */
const patience = 10_000;

export type Fetch = typeof globalThis.fetch;

/** @returns what a body holds; undefined where it is no JSON */
export const readJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** @throws where a gateway's answer, or a part of it, is not so shaped */
export const readAs = <Schema extends TSchema>(schema: Schema, content: unknown): Static<Schema> => {
  if (!Value.Check(schema, content)) throw new Error('The gateway’s answer cannot be read.');
  return content;
};

/**
 * Asks a gateway something.
 *
 * @param schema of its answer, as far as it is read
 * @throws GatewayRefused where it says no; another error where its answer is not so shaped; whatever `fetch` throws where it does
 *   not answer
 */
export const askJson = async <Schema extends TSchema>(
  fetching: Fetch,
  url: string,
  schema: Schema,
  request: Pick<RequestInit, 'method' | 'headers' | 'body'>,
): Promise<Static<Schema>> => {
  const answer = await fetching(url, { ...request, signal: AbortSignal.timeout(patience) });
  const text = await answer.text();
  if (!answer.ok) throw new GatewayRefused(answer.status);
  return readAs(schema, readJson(text));
};
