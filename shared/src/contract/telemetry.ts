import { Type } from 'typebox';
import { defineCall, Envelope } from './call';
import { Closed, OneOf } from './schema';

/** What a host tells of each load of a remote. */
export const reportRemote = defineCall('reportRemote', {
  summary: 'Report how a remote loaded',
  who: 'anyone',
  body: Closed({
    remote: Type.String({
      pattern: '^mf-[a-z]{1,32}$',
      description: 'the name of a remote',
      examples: ['mf-tutor'],
    }),
    version: Type.String({ minLength: 1, maxLength: 64, examples: ['1.4.0'] }),
    stage: OneOf(['registry', 'entry', 'expose', 'page', 'words']),
    /** Milliseconds that it took; of several, on average. */
    ms: Type.Number({ minimum: 0, maximum: 3_600_000, examples: [180] }),
    /**
     * `tampered`: what came is not what was released. `incompatible`: it was built for another shell. `replaced`: the
     * version before had to stand in for it.
     */
    outcome: OneOf(['loaded', 'failed', 'tampered', 'incompatible', 'replaced']),
    count: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1_000,
        description: 'how many such loads; without it one',
        examples: [1],
      }),
    ),
  }),
  status: 201,
  answer: Envelope(Type.Null()),
  errors: ['validation_failed'],
});
