import { lessonDurations } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { defineCall, Envelope } from './call';
import { Closed, Id, Instant, OneOf, typedAs } from './schema';

/** A free start of a lesson of the asked duration. */
export const Slot = Type.Object({ dateTime: Instant, endsAt: Instant });
export type Slot = Static<typeof Slot>;

export const tutorSlots = defineCall('tutorSlots', {
  summary:
    'Free starts of a tutor, on a 30-minute step, in order; to a signed-in student, or a parent who names a linked child, those at which that student is free as well',
  who: 'anyone',
  isPublic: 'to-visitors',
  params: Closed({ id: Id }),
  query: Closed({
    from: Instant,
    to: Instant,
    duration: OneOf(lessonDurations, typedAs('signs')),
    /** Who would take the lesson: the caller, or a linked child. A student who names no one asks for themselves. */
    student: Type.Optional(Id),
  }),
  status: 200,
  answer: Envelope(Type.Array(Slot)),
  errors: ['validation_failed', 'not_found'],
});
