import { calls } from '@paadam/shared/contract';
import { Secret, TOTP } from 'otpauth';
import { twoStep } from '../../foundation/db/schema';
import { addAccount, password } from './accounts';
import type { Person, TestApp } from './testApp';

/** @returns what an app with the secret shows now. It stays right for half a minute at least. */
export const appCode = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() });

/** @returns six digits that the app shows neither now nor soon */
export const wrongAppCode = (secret: string): string => {
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const near = new Set(
    [-2, -1, 0, 1, 2].map((step) => app.generate({ timestamp: Date.now() + step * 30_000 })),
  );
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
};

/** Makes the code that the app shows usable again, as if half a minute had gone by. */
export const letCodePass = async ({ database }: TestApp): Promise<void> => {
  await database.update(twoStep).set({ lastStep: 0 });
};

/** An account with two-step sign-in, signed in where that was turned on; the app's code is unused. */
export const addTwoStepAccount = async (
  test: TestApp,
  changes: Parameters<typeof addAccount>[1] = {},
): Promise<Person & { secret: string; recoveryCodes: string[] }> => {
  const person = await addAccount(test, changes);
  const { secret } = (await person.browser.call(calls.newTwoStepSecret)).answer.data;
  const { answer } = await person.browser.call(calls.turnOnTwoStep, {
    body: { password, code: appCode(secret) },
  });
  await letCodePass(test);
  return { ...person, secret, recoveryCodes: answer.data.recoveryCodes };
};
