import { durations } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { defineCall, Envelope } from './call';
import { Closed, Id, Instant, OneOf } from './schema';

/** A free start of a lesson of the asked duration. */
export const Slot = Type.Object({ dateTime: Instant, endsAt: Instant });
export type Slot = Static<typeof Slot>;

export const tutorSlots = defineCall('tutorSlots', {
  summary: 'Free starts of a tutor, on a 30-minute step, in order',
  who: 'anyone',
  isPublic: true,
  params: Closed({ id: Id }),
  query: Closed({ from: Instant, to: Instant, duration: OneOf(durations) }),
  status: 200,
  answer: Envelope(Type.Array(Slot)),
  errors: ['validation_failed', 'not_found'],
});
