import { offeredLanguage } from './offeredLanguage';

const visitor = {
  shown: 'en',
  offered: ['en', 'ta', 'hi'],
  preferred: ['ta-IN', 'en'],
  chosen: undefined,
  agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0',
};

test.each([
  [['ta-IN', 'en'], 'ta'],
  [['te-IN', 'HI', 'ta'], 'hi'],
  [['en-GB', 'ta'], undefined],
  [['fr'], undefined],
  [[], undefined],
])('a page in English offers to a browser that prefers %j: %s', (preferred, expected) => {
  expect(offeredLanguage({ ...visitor, preferred })).toBe(expected);
});

test('a page in Tamil offers English to who prefers that', () => {
  expect(offeredLanguage({ ...visitor, shown: 'ta', preferred: ['en-IN', 'ta'] })).toBe('en');
  expect(offeredLanguage({ ...visitor, shown: 'ta' })).toBeUndefined();
});

test('who has chosen is asked no more, whatever the choice was', () => {
  expect(offeredLanguage({ ...visitor, chosen: 'en' })).toBeUndefined();
  expect(offeredLanguage({ ...visitor, chosen: 'ta' })).toBeUndefined();
});

test('crawlers are offered nothing', () => {
  const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  expect(offeredLanguage({ ...visitor, agent })).toBeUndefined();
});
