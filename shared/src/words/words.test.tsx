import { language, listed, speak, Words } from '@paadam/shared/words';
import { render, screen } from '@testing-library/react';
import * as words from '../messages/ui';
import { tableOf } from './tableOf';

afterEach(() => {
  document.documentElement.lang = '';
});

test('English is spoken until the document says otherwise', () => {
  expect(language()).toBe('en');
  expect(words.cancel()).toBe('Cancel');
  document.documentElement.lang = 'qps';
  expect(words.cancel()).toBe('[Çåñçéļ~~]');
  expect(words.star({ place: 1 })).toMatch(/^\[1 šţåŕ~+\]$/);
});

test('a language is spoken for as long as the work takes, and what goes wrong changes nothing of it', () => {
  expect(speak('qps', () => [words.close(), speak('en', words.close), words.close()])).toEqual([
    '[Çļöšé~~]',
    'Close',
    '[Çļöšé~~]',
  ]);
  expect(() =>
    speak('qps', () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(words.close()).toBe('Close');
});

test('a translation is said with the plurals of its language', () => {
  expect(speak('ta', () => [1, 2].map((count) => words.ratings({ count })))).toEqual([
    '(1 மதிப்பீடு)',
    '(2 மதிப்பீடுகள்)',
  ]);
  expect(speak('hi', words.retry)).toBe('फिर कोशिश करें');
});

test('a marked sentence is one sentence, with elements of its marks', () => {
  const { container } = render(
    <p>
      <Words of={words.remove} what={() => <b>Mathematics</b>} />
    </p>,
  );
  expect(container).toHaveTextContent(/^Remove Mathematics$/);
  expect(screen.getByText('Mathematics').tagName).toBe('B');
});

test('lists are as the language writes them', () => {
  const subjects = ['Maths', 'Physics', 'Music'];
  const counts = [1, 2, 3];
  const inEnglish = new Intl.ListFormat('en');
  expect(counts.map((count) => listed(subjects.slice(0, count)))).toEqual(
    counts.map((count) => inEnglish.format(subjects.slice(0, count))),
  );
  expect(speak('ta', () => listed(subjects))).toBe(new Intl.ListFormat('ta').format(subjects));
});

test('a table is there before its words are, and is the same once they are', () => {
  const early = tableOf('shell@1.0.0');
  expect(early).toEqual([]);
  Object.assign(tableOf('shell@1.0.0'), { 2: 'வணக்கம்' });
  expect(early[2]).toBe('வணக்கம்');
  expect(tableOf('shell@1.0.1')).toEqual([]);
});
