import type { LessonRoom, RoomLogEvent } from '@paadam/shared/contract';
import { callApi, createLoadableSlice, type SagaGenerator } from '@paadam/shared/state';

/** Lessons' rooms, by the bookings' ids: who was there, and how much was kept. */
export const lessonRooms = createLoadableSlice({
  name: 'bookings/rooms',
  fetch: function* (id: string): SagaGenerator<LessonRoom> {
    return (yield* callApi((api) => api.room({ params: { id } }))).data;
  },
  keyOf: (id) => id,
  keptAfterLeft: 0,
});

/** What was drawn and written in lessons, by the bookings' ids, whole. */
export const lessonLogs = createLoadableSlice({
  name: 'bookings/logs',
  fetch: function* (id: string, known: readonly RoomLogEvent[] = []): SagaGenerator<readonly RoomLogEvent[]> {
    const events = [...known];
    for (let after: number | null = events.at(-1)?.seq ?? 0; after !== null; ) {
      const from: number = after;
      const part = yield* callApi((api) => api.roomEvents({ params: { id }, query: { after: from } }));
      events.push(...part.data);
      after = part.nextAfter;
    }
    return events;
  },
  keyOf: (id) => id,
  keptAfterLeft: 0,
});
