/** The other side of signing in: nothing but the verifications. Prints how many were made in a second. */
import { verify } from '@node-rs/argon2';

const [hash = '', password = '', atOnce, seconds] = process.argv.slice(2);

const measure = async (): Promise<void> => {
  const start = performance.now();
  const end = start + Number(seconds) * 1_000;
  let verified = 0;
  const verifyAgainAndAgain = async () => {
    while (performance.now() < end) {
      if (!(await verify(hash, password))) throw new Error('The password is not the one of the hash.');
      verified += 1;
    }
  };
  await Promise.all(Array.from({ length: Number(atOnce) }, verifyAgainAndAgain));
  process.stdout.write(String((verified * 1_000) / (performance.now() - start)));
};

measure().catch((error) => {
  process.stderr.write(`${error}\n`);
  process.exitCode = 1;
});
