import { sql } from 'drizzle-orm';
import type { Queryable } from '../../foundation/db/openDatabase';
import { publicDataChannel } from './publicDataChannel';

/** Tells all servers of this database. In a statement of its own: within a transaction, commits would wait for each other. */
export const tellOfChange = async (queryable: Queryable): Promise<void> => {
  await queryable.execute(sql.raw(`NOTIFY ${publicDataChannel}`));
};
