import type { Browser, BrowserContext, Page } from '@playwright/test';
import { mailedCode, newAddress } from './people';
import { password } from './register';
import { expect, watchConsole } from './test';

/** A person with an account of their own. */
export interface Account {
  id: string;
  address: string;
  /** Makes a call of the API in this person's session. @returns `data` of the answer */
  call<Data>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Data>;
}

/** A person with a browser of their own, in which they are signed in. */
export interface Person extends Account {
  page: Page;
  context: BrowserContext;
  name: string;
}

type Role = 'student' | 'parent' | 'tutor';

export interface NewPersonOptions {
  browser: Browser;
  name: string;
  role: Role;
  /** Gets what the person's console says. */
  consoleFaults: string[];
}

/** @returns what makes calls of the API in the session of that browser */
export const callsIn =
  (context: BrowserContext): Account['call'] =>
  async <Data>(method: string, path: string, body?: object) => {
    const token = (await context.cookies()).find((cookie) => cookie.name === 'token')?.value;
    const answer = await context.request.fetch(`/api${path}`, {
      method,
      ...(body && { data: body }),
      headers: token ? { 'x-csrf-token': token } : {},
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()).data as Data;
  };

/** Registers a person by calls alone, who is then signed in in that browser. The screens of registration have tests of theirs. */
export const register = async (
  context: BrowserContext,
  { name, role }: { name: string; role: Role },
): Promise<Account> => {
  const address = newAddress();
  const call = callsIn(context);
  await call('POST', '/register', { name, email: address, password, role, timeZone: 'Asia/Kolkata' });
  const otp = await mailedCode(context.request, address);
  const { id } = await call<{ id: string }>('POST', '/verify_otp', { email: address, otp });
  return { id, address, call };
};

/** A person with an account of their own, signed in, in a browser of their own. */
export const newPerson = async ({
  browser,
  name,
  role,
  consoleFaults,
}: NewPersonOptions): Promise<Person> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  watchConsole(page, consoleFaults);
  return { page, context, name, ...(await register(context, { name, role })) };
};
