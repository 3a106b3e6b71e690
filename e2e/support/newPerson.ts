import type { Browser, BrowserContext, Page } from '@playwright/test';
import { mailedCode, newAddress } from './people';
import { password } from './register';
import { expect, watchConsole } from './test';

export interface Person {
  page: Page;
  context: BrowserContext;
  id: string;
  name: string;
  address: string;
  /** Makes a call of the API in this person's session. @returns `data` of the answer */
  call<Data>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Data>;
}

export interface NewPersonOptions {
  browser: Browser;
  name: string;
  role: 'student' | 'parent' | 'tutor';
  /** Gets what the person's console says. */
  consoleFaults: string[];
}

/** Somebody with an account of their own, signed in, in a browser of their own. The screens of registration have tests of theirs. */
export const newPerson = async ({
  browser,
  name,
  role,
  consoleFaults,
}: NewPersonOptions): Promise<Person> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  watchConsole(page, consoleFaults);
  const address = newAddress();

  const call: Person['call'] = async <Data>(method: string, path: string, body?: object) => {
    const token = (await context.cookies()).find((cookie) => cookie.name === 'token')?.value;
    const answer = await context.request.fetch(`/api${path}`, {
      method,
      ...(body && { data: body }),
      headers: token ? { 'x-csrf-token': token } : {},
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()).data as Data;
  };

  await call('POST', '/register', { name, email: address, password, role, timeZone: 'Asia/Kolkata' });
  const otp = await mailedCode(context.request, address);
  const { id } = await call<{ id: string }>('POST', '/verify_otp', { email: address, otp });
  return { page, context, id, name, address, call };
};
