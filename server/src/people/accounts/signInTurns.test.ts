import { signInInTurn } from './passwords';

const refused = expect.objectContaining({ code: 'unavailable', details: { retryAfter: 5 } });

const startSignIn = () => {
  let finish = () => {};
  const end = new Promise<string>((resolve) => {
    finish = () => resolve('in');
  });
  return { work: jest.fn(() => end), finish: () => finish() };
};

afterEach(() => jest.restoreAllMocks());

it('a crowd that signs in stands in line, is refused where the line is long, and gets in as it moves', async () => {
  const running = Array.from({ length: 6 }, startSignIn);
  const first = running.map(({ work }) => signInInTurn(work));
  const next = startSignIn();
  const others = [
    signInInTurn(next.work),
    ...Array.from({ length: 299 }, () => signInInTurn(async () => 'in')),
  ];
  await expect(signInInTurn(async () => 'in')).rejects.toEqual(refused);
  expect(next.work).not.toHaveBeenCalled();

  for (const { finish } of [...running, next]) finish();
  expect(await Promise.all([...first, ...others])).toEqual(Array(306).fill('in'));
});

it('nobody is kept in a line that stands still', async () => {
  const running = Array.from({ length: 6 }, startSignIn);
  const first = running.map(({ work }) => signInInTurn(work));
  const late = startSignIn();
  const answer = signInInTurn(late.work);
  await new Promise(setImmediate);
  expect(running.at(-1)?.work).toHaveBeenCalled();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 9_000);
  for (const { finish } of running) finish();
  await expect(answer).rejects.toEqual(refused);
  expect(late.work).not.toHaveBeenCalled();
  await Promise.all(first);
});
