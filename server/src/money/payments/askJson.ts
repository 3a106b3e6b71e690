import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { GatewayRefused } from './gateway';

/** Milliseconds. */
const patience = 10_000;

export type Fetch = typeof globalThis.fetch;

/** @returns the parsed body; undefined if it is no JSON */
export const readJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** @throws if a gateway's answer, or a part of it, does not match the schema */
export const readAs = <Schema extends TSchema>(schema: Schema, content: unknown): Static<Schema> => {
  if (!Value.Check(schema, content)) throw new Error('The gateway’s answer cannot be read.');
  return content;
};

/**
 * Asks a gateway something.
 *
 * @param schema of the parts of the answer that are read
 * @throws GatewayRefused if the gateway refuses; another error if its answer does not match the schema; the error of `fetch` if it does
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
