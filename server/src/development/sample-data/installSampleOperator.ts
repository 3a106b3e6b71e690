import { deskRights } from '@paadam/shared/domain';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database } from '../../foundation/db/openDatabase';
import { insertTestOperator } from '../../operations/desk/changes';
import { findOperatorByEmail } from '../../operations/desk/queries';
import { hashPassword } from '../../people/accounts/passwords';
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
