import { hashSync } from '@node-rs/argon2';
import { verifyOnThread } from './passwordThreads';

const passwordHash = hashSync('a long walk by the river', { memoryCost: 8, timeCost: 1 });

it('a thread tells a password from another, as many as are asked at once', async () => {
  const asked = Array.from({ length: 12 }, (_, turn) => turn % 3 === 0);
  const answers = asked.map((isRight) =>
    verifyOnThread(passwordHash, isRight ? 'a long walk by the river' : 'a long walk by the lake'),
  );
  expect(await Promise.all(answers)).toEqual(asked);
});

it('what is no hash is an error, which names neither, and the next one is verified', async () => {
  const error = await verifyOnThread('no hash', 'a long walk').catch(String);
  expect(error).toMatch(/^Error: A password could not be verified/);
  expect(error).not.toMatch(/no hash|a long walk/);
  expect(await verifyOnThread(passwordHash, 'a long walk by the river')).toBe(true);
});
