import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test';

/** The sample people, as the README names them. */
export const samplePassword = 'paadam-demo-lesson';
export const sample = {
  student: 'student@paadam.test',
  tutor: 'tutor@paadam.test',
  parent: 'parent@paadam.test',
} as const;

let last = 0;
/** @returns an address that no one else in this run has */
export const newAddress = (): string => {
  last += 1;
  return `visitor-${process.pid}-${Date.now()}-${last}@example.test`;
};

/** Signs the page's browser in by the call alone; the form has tests of its own. */
export const signIn = async (page: Page, email: string, password: string = samplePassword): Promise<void> => {
  const data = { email, password };
  const send = () => page.request.post('/api/login', { data });
  let answer = await send();
  // A server that is too busy says so, and is asked again, as people do.
  await expect
    .poll(async () => {
      if (answer.status() === 503) answer = await send();
      return answer.status();
    })
    .not.toBe(503);
  await expect(answer).toBeOK();
};

export const signInByForm = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
};

/**
 * @param earlier a code that was mailed to the address before and is not the one waited for
 * @returns the 6 digits of the newest code mail to the address, once it has come
 */
export const mailedCode = async (
  request: APIRequestContext,
  address: string,
  earlier?: string,
): Promise<string> => {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/dev/mail?to=${encodeURIComponent(address)}`);
      code = /\b\d{6}\b/.exec(await answer.text())?.[0];
      return code !== undefined && code !== earlier;
    })
    .toBe(true);
  return code ?? '';
};
