import { addressOf, changed, filtersOf, sameQuestion, withoutFilters } from './question';
import { questionOf } from './questionOf';

const subject = '01900000-0000-7000-8000-000000000201';
const whole = {
  q: 'algebra & more',
  subject,
  level: 'secondary',
  board: 'cbse',
  language: 'ta',
  minRate: 300,
  maxRate: 900,
  minRating: 4.5,
  day: 'Monday',
  timeOfDay: 'evening',
  sort: 'price-up',
} as const;

test('what is asked for goes into the address and comes back as it was', () => {
  const address = addressOf(new URLSearchParams(), whole);
  expect(address.toString()).toBe(
    `q=algebra+%26+more&subject=${subject}&level=secondary&board=cbse&language=ta&minRate=300&maxRate=900&minRating=4.5&day=Monday&timeOfDay=evening&sort=price-up`,
  );
  expect(questionOf(new URLSearchParams(address.toString()))).toEqual(whole);
});

test('an address without a search asks for everything', () => {
  expect(questionOf(new URLSearchParams('child=7'))).toEqual({});
});

test('what else the address says stays', () => {
  const address = new URLSearchParams('child=7&q=chess&day=Friday');
  expect(addressOf(address, { q: 'algebra' }).toString()).toBe('child=7&q=algebra');
});

test.each([
  'subject=mathematics',
  'level=university',
  'board=cambridge',
  'language=tlh',
  'minRating=2',
  'timeOfDay=night',
  'day=Someday',
  'minRate=-5',
  'minRate=5e3',
  'minRate=500-800',
  'minRate=1250,50',
  'maxRate=10,00,000',
  'maxRate=cheap',
  'sort=random',
  'sort=recommended',
  'q=++',
])('%s asks for nothing', (search) => {
  expect(questionOf(new URLSearchParams(search))).toEqual({});
});

test('words are looked for without the space around them, as far as the server takes them', () => {
  expect(questionOf(new URLSearchParams({ q: '  linear \t algebra ' }))).toEqual({ q: 'linear algebra' });
  expect(questionOf(new URLSearchParams({ q: 'a'.repeat(300) })).q).toHaveLength(100);
  // No grapheme is cut in two.
  const long = 'x'.repeat(99);
  expect(questionOf(new URLSearchParams({ q: `${long}😀` })).q).toBe(`${long}😀`);
  expect(questionOf(new URLSearchParams({ q: `${long}👩🏽‍🏫` })).q).toBe(long);
});

test.each([
  ['Rs. 500', 500],
  ['₹1,250.50', 1250],
  ['௫௦௦', 500],
])('a price of %s is %d rupees', (minRate, rupees) => {
  expect(questionOf(new URLSearchParams({ minRate }))).toEqual({ minRate: rupees });
});

test('a change adds, replaces and takes out', () => {
  expect(changed({ q: 'algebra', day: 'Monday' }, { q: undefined, day: 'Friday', minRate: 0 })).toEqual({
    minRate: 0,
    day: 'Friday',
  });
});

test('questions are the same where each part is', () => {
  expect(sameQuestion({ q: 'algebra' }, { q: 'algebra' })).toBe(true);
  expect(sameQuestion({ q: 'algebra' }, { q: 'algebra', day: 'Monday' })).toBe(false);
  expect(sameQuestion(null, {})).toBe(false);
});

test('the order is no filter: it stays when they go', () => {
  expect(filtersOf(whole)).toEqual([
    'q',
    'subject',
    'level',
    'board',
    'language',
    'minRate',
    'maxRate',
    'minRating',
    'day',
    'timeOfDay',
  ]);
  expect(withoutFilters(whole)).toEqual({ sort: 'price-up' });
});
