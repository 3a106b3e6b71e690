import { entities, Failure } from '@paadam/shared/contract';
import type { ErrorCode } from '@paadam/shared/domain';
import { errorMeanings } from './errorMeanings';
import { exampleOf } from './exampleOf';

/** @returns an answer as it comes with that code */
export const exampleFailure = (code: ErrorCode): object => ({
  success: false,
  message: errorMeanings[code],
  code,
  ...((code === 'validation_failed' || code === 'unknown_field') && {
    fields: exampleOf(Failure.properties.fields),
  }),
  ...(code === 'slot_taken' && { data: { slots: [exampleOf(entities.Slot)] } }),
});

/** @returns how OpenAPI puts it that a status comes with one of these codes */
export const describeFailure = (status: number, codes: readonly ErrorCode[]): object => ({
  description: codes.map((code) => `\`${code}\`: ${errorMeanings[code]}`).join('\n\n'),
  ...((status === 429 || status === 503) && {
    headers: { 'retry-after': { type: 'integer', description: 'Seconds until it is worth trying again.' } },
  }),
  content: {
    'application/json': {
      schema: { allOf: [Failure, { type: 'object', properties: { code: { type: 'string', enum: codes } } }] },
      examples: Object.fromEntries(
        codes.map((code) => [code, { summary: errorMeanings[code], value: exampleFailure(code) }]),
      ),
    },
  },
});
