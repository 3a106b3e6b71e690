import { formatTimes } from './times';

const at = (day: number, hour: number, minute = 0) => new Date(2030, 0, day, hour, minute).toISOString();

test('says the half of the day once', () => {
  expect(formatTimes({ dateTime: at(7, 16), endsAt: at(7, 17) })).toMatch(/^4:00\s–\s5:00\spm$/i);
});

test('says no date of a class over midnight', () => {
  expect(formatTimes({ dateTime: at(7, 23, 30), endsAt: at(8, 0, 30) })).toMatch(
    /^11:30\spm\s–\s12:30\sam$/i,
  );
});
