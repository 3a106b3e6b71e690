import { roundWait } from './roundWait';

it.each([
  [0, { seconds: 1 }],
  [40, { seconds: 40 }],
  [59, { seconds: 59 }],
  [60, { minutes: 1 }],
  [61, { minutes: 2 }],
  [900, { minutes: 15 }],
  [5_400, { minutes: 90 }],
  [5_401, { hours: 2 }],
])('a wait of %d seconds is %j', (seconds, wait) => {
  expect(roundWait(seconds)).toEqual(wait);
});
