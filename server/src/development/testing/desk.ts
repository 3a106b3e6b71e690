import { hashSync } from '@node-rs/argon2';
import { type DeskRight, deskRights } from '@paadam/shared/domain';
import { uuidv7 } from 'uuidv7';
import { csrfTokenOf } from '../../access/sessions/secrets';
import { operators } from '../../foundation/db/schema';
import { beginDeskSession } from '../../operations/desk/changes';
import type { TestBrowser } from './TestBrowser';
import type { TestApp } from './testApp';

export const operatorPassword = 'nine parrots in a train';
const passwordHash = hashSync(operatorPassword, { memoryCost: 8, timeCost: 1 });

export interface TestOperator {
  id: string;
  email: string;
  /** Signed in at the desk. */
  browser: TestBrowser;
}

/** An operator with a password, signed in past both steps, and with all rights unless told. */
export const addTestOperator = async (
  { database, browser }: TestApp,
  {
    rights = deskRights,
    ...values
  }: { rights?: readonly DeskRight[] } & Partial<Omit<typeof operators.$inferInsert, 'rights'>> = {},
): Promise<TestOperator> => {
  const id = uuidv7();
  const email = `${id}@paadam.test`;
  await database
    .insert(operators)
    .values({ id, email, name: 'Some operator', passwordHash, ...values, rights: [...rights] });
  const cookie = await beginDeskSession(database, { operatorId: id, isComplete: true });
  const own = browser();
  own.cookies.set('paadam_desk', cookie);
  own.token = csrfTokenOf(cookie);
  return { id, email: values.email ?? email, browser: own };
};
