import { withFreshDay } from './withFreshDay';

const slot = (dateTime: string) => ({ dateTime, endsAt: dateTime });
const starts = (slots: { dateTime: string }[]) => slots.map(({ dateTime }) => dateTime);

test('puts the fresh times in the place of what was known of the tutor’s day', () => {
  const known = [
    '2030-01-06T05:00:00Z',
    '2030-01-07T04:30:00Z',
    '2030-01-07T05:00:00Z',
    '2030-01-08T05:00:00Z',
  ];
  const fresh = { refused: '2030-01-07T04:30:00Z', slots: [slot('2030-01-07T06:00:00Z')] };
  expect(starts(withFreshDay(known.map(slot), fresh, 'Asia/Kolkata'))).toEqual([
    '2030-01-06T05:00:00Z',
    '2030-01-07T06:00:00Z',
    '2030-01-08T05:00:00Z',
  ]);
});

test('goes by the day of the tutor’s zone, where it is already the next one', () => {
  const known = ['2030-01-06T19:00:00Z', '2030-01-07T19:00:00Z'];
  const fresh = { refused: '2030-01-07T04:30:00Z', slots: [] };
  expect(starts(withFreshDay(known.map(slot), fresh, 'Asia/Kolkata'))).toEqual(['2030-01-07T19:00:00Z']);
});
