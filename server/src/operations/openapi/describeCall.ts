import { type Call, calls, domains } from '@paadam/shared/contract';
import { isSafe } from '@paadam/shared/domain';
import type { FastifySchema } from 'fastify';
import { exampleOf } from './exampleOf';
import { describeFailure, errorsOf } from './failures';

const keyOf = (record: object, isIt: (value: unknown) => boolean): string =>
  Object.keys(record).find((key) => isIt(record[key as keyof typeof record])) ?? '';

const domainOf = (call: Call): string =>
  keyOf(domains, (group) => Object.values(group as object).includes(call));

const callersOf = ({ who }: Call): string => {
  if (who === 'anyone') return 'Anyone.';
  return who === 'signed-in' ? 'Anyone who is signed in.' : `Signed in as a ${who.join(' or a ')}.`;
};

/** What a browser sends of a session; for a call that anyone may make, only where there is one. */
const securityOf = ({ who, method, path }: Call): Record<string, string[]>[] => {
  const session = { session: [], ...(!isSafe(method, path) && { csrf: [] }) };
  return who === 'anyone' ? [{}, session] : [session];
};

/**
 * @param schema the one that checks the call's requests
 * @returns the same with all that the documentation says of the call besides: its name, who may make it, its answers
 */
export const describeCall = (call: Call, schema: FastifySchema): FastifySchema => ({
  operationId: keyOf(calls, (other) => other === call),
  tags: [domainOf(call)],
  summary: call.summary,
  description: `**Who:** ${callersOf(call)}`,
  security: securityOf(call),
  params: schema.params,
  querystring: schema.querystring,
  ...(call.headers && { headers: call.headers }),
  ...(call.body && { body: { ...call.body, examples: [exampleOf(call.body)] } }),
  response: {
    [call.status]: {
      description: 'It is done.',
      content: { 'application/json': { schema: call.answer, example: exampleOf(call.answer) } },
    },
    ...Object.fromEntries(
      [...errorsOf(call)].map(([status, codes]) => [status, describeFailure(status, codes)]),
    ),
  },
});
