import { gunzipSync } from 'node:zlib';
import { compressApart } from './compressApart';

const guess = (secret: string, guessed: string) =>
  compressApart([
    { text: `<p>token=${guessed}</p>`.repeat(3), isSecret: false },
    { text: `token=${secret}`, isSecret: true },
    { text: `<p>token=${guessed}</p>`.repeat(3), isSecret: false },
  ]);

test('all of it comes out again', async () => {
  const parts = [
    { text: 'a long text, '.repeat(5_000), isSecret: false },
    { text: 'a secret: ஆசிரியர்', isSecret: true },
    { text: '', isSecret: false },
    { text: 'the end', isSecret: false },
  ];
  const packed = await compressApart(parts);
  expect(gunzipSync(packed).toString()).toBe(parts.map(({ text }) => text).join(''));
  expect(packed.length).toBeLessThan(1_000);
  expect(packed.includes('a secret: ஆசிரியர்')).toBe(true);
});

test('its length does not tell a right guess from a wrong one', async () => {
  const secret = 'q7Wd0mZk41xVbTnL';
  const lengths = await Promise.all(
    ['q7Wd0mZk41xVbTnL', 'h3Ce8uYa92sFgRjP'].map(async (guessed) => (await guess(secret, guessed)).length),
  );
  expect(lengths[0]).toBe(lengths[1]);
});
