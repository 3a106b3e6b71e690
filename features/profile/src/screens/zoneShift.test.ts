import { zoneShift } from './zoneShift';

const winter = new Date('2026-12-01T12:00Z');
const summer = new Date('2026-07-01T12:00Z');
const monday = { day: 'Monday', startTime: '09:00', endTime: '12:00' } as const;

it('hours of the week are later by the clock before, where the new clock is behind', () => {
  expect(zoneShift([monday], 'Asia/Kolkata', 'Europe/London', winter)).toEqual(['Monday 14:30 – 17:30']);
  expect(zoneShift([monday], 'Asia/Kolkata', 'Europe/London', summer)).toEqual(['Monday 13:30 – 16:30']);
});

it('they may fall on another day, and over midnight', () => {
  const sunday = { day: 'Sunday', startTime: '16:00', endTime: '18:00' } as const;
  expect(zoneShift([sunday], 'Asia/Kolkata', 'America/Los_Angeles', winter)).toEqual([
    'Monday 05:30 – 07:30',
  ]);
  expect(zoneShift([monday], 'America/Los_Angeles', 'Asia/Kolkata', winter)).toEqual([
    'Sunday 19:30 – 22:30',
  ]);
  expect(zoneShift([{ ...monday, endTime: '24:00' }], 'Asia/Kathmandu', 'Asia/Kolkata', winter)).toEqual([
    'Monday 09:15 – 00:15',
  ]);
});

it('nothing moves between zones with the same clock', () => {
  expect(zoneShift([monday], 'Asia/Kolkata', 'Asia/Colombo', winter)).toEqual([]);
});
