import { deskRights } from '@paadam/shared/domain';
import { hashPassword } from '../accounts/passwords';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { insertTestOperator } from '../desk/changes';
import { findOperatorByEmail } from '../desk/queries';
import { samplePassword } from './installSampleData';

export const sampleOperator = 'operator@paadam.test';

/** Puts an operator in place whose password everybody knows; a server without sample data does not let them in. */
export const installSampleOperator = async (database: Database): Promise<void> => {
  if (await findOperatorByEmail(database, sampleOperator)) return;
  const passwordHash = await hashPassword(samplePassword);
  await inTransaction(database, (tx) =>
    insertTestOperator(tx, {
      email: sampleOperator,
      name: 'Olivia Operator',
      passwordHash,
      rights: deskRights,
    }),
  );
};
