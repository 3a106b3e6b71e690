import { isGstin } from './isGstin';

it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '33AAAAA0000A1Z9'])('%s is one', (text) => {
  expect(isGstin(text)).toBe(true);
});

it.each(['', '27AAPFU0939F1ZW', '27AAPFU0939F1Z', '27aapfu0939f1zv', '27AAPFU0939F1AV', ' 27AAPFU0939F1ZV'])(
  '"%s" is none',
  (text) => {
    expect(isGstin(text)).toBe(false);
  },
);
