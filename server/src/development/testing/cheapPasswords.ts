/**
 * Before every file of tests: a hash of a password takes next to nothing. A file that is about what hashing costs mocks
 * the package itself, or takes this back by `jest.unmock`.
 */
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return {
    ...real,
    hash: (password: string) => real.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  };
});
