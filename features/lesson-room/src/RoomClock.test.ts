import { isEndNear, lessonTime } from './RoomClock';

const minute = 60_000;
const times = { startsAt: 0, endsAt: 60 * minute, closesAt: 75 * minute };

test.each([
  ['Starts in 4 min', -3.5],
  ['60 min left', 0],
  ['24 min left', 36.5],
  ['5:00 left', 55],
  ['0:30 left', 59.5],
  ['Over, open for 15 min', 60],
  ['Over', 75],
])('says "%s"', (text, after) => {
  expect(lessonTime(times, after * minute)).toBe(text);
});

test('the end is near in the last five minutes', () => {
  expect([54, 55, 59, 60].map((after) => isEndNear(times, after * minute))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
