import { runInNewContext } from 'node:vm';
import { moduleOf, scriptOf } from './WordsPlugin.js';

const texts = {
  0: { en: '"Close"', ta: '"மூடுக"' },
  1: { en: '"Cancel"', ta: null },
  2: { en: '(v)=>"Hello "+v.name', ta: null },
  3: { en: '(v)=>["Read ",v.b("the terms")]', ta: null },
};

it('fills a table with what is translated, and with English that is noted once it is said', () => {
  const page: { paadamWords?: Record<string, never>; paadamEnglish?: Set<string> } = {};
  runInNewContext(
    `${scriptOf(texts, 'ta', 'shell@1') ?? ''}
    page.paadamWords = paadamWords; page.said = [...paadamEnglish];
    const [close, cancel, hello, read] = paadamWords['shell@1'];
    page.texts = [close, cancel, hello({ name: 'Diya' }), read({ b: (text) => ({ text }) })];
    page.later = [...paadamEnglish];`,
    { page },
  );
  expect(page).toMatchObject({
    said: ['Cancel'],
    texts: ['மூடுக', 'Cancel', 'Hello Diya', ['Read ', { text: 'the terms' }]],
    later: ['Cancel', 'Hello Diya', 'Read '],
  });
});

it('notes nothing where all is translated, and is nothing where nothing is', () => {
  expect(scriptOf({ 0: texts[0] }, 'ta', 'shell@1')).not.toContain('paadamEnglish');
  expect(scriptOf({ 1: texts[1] }, 'ta', 'shell@1')).toBeNull();
});

it('is a module of what is translated, which leaves nothing in the page that brings it', () => {
  expect(moduleOf(texts, 'ta')).toBe('export default{0:"மூடுக"}');
  expect(moduleOf({ 1: texts[1] }, 'ta')).toBeNull();
});
