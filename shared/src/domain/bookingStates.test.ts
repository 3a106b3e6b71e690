import { type BookingActor, bookingStatuses, findTransition } from './bookingStates';

const actors: BookingActor[] = ['tutor', 'student', 'parent', 'clock'];

/** The whole of what the specification allows, written down a second time. */
const allowed = new Map<string, string | undefined>([
  ['pending → accepted by tutor', 'before-start'],
  ['pending → declined by tutor', undefined],
  ['pending → cancelled by student', undefined],
  ['pending → cancelled by parent', undefined],
  ['pending → expired by clock', 'unanswered-for-48-h-or-started'],
  ['accepted → cancelled by tutor', 'before-start'],
  ['accepted → cancelled by student', 'before-start'],
  ['accepted → cancelled by parent', 'before-start'],
  ['accepted → cancelled by clock', 'unpaid'],
  ['accepted → completed by clock', 'after-end'],
]);

const every = bookingStatuses.flatMap((from) =>
  bookingStatuses.flatMap((to) =>
    actors.map((by) => ({ move: `${from} → ${to} by ${by}`, found: findTransition(from, to, by) })),
  ),
);

test.each(every.filter(({ move }) => allowed.has(move)))('a booking goes $move', ({ move, found }) => {
  expect(found).toBeDefined();
  expect(found?.when).toBe(allowed.get(move));
});

test('a booking goes no other way', () => {
  const others = every.filter(({ move }) => !allowed.has(move));
  expect(others).toHaveLength(6 * 6 * 4 - allowed.size);
  expect(others.filter(({ found }) => found)).toEqual([]);
});
