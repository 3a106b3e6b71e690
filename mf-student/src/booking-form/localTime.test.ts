import { toInputValue } from './localTime';

test('a moment is written as a date input holds it, and read back', () => {
  const moment = new Date(2030, 0, 7, 9, 5);
  expect(toInputValue(moment)).toBe('2030-01-07T09:05');
  expect(new Date(toInputValue(moment))).toEqual(moment);
});
