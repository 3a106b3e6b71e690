import type { DeskCalls, DeskEvent, Query } from '@paadam/shared/contract';
import { IdPosition, readPage } from '../../access/calls/page';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database } from '../../foundation/db/openDatabase';
import { recordAtDesk } from './changes';
import type { DeskActor } from './deskActor';
import { listDeskEvents } from './queries';

export const toDeskEvent = ({
  id,
  at,
  ...event
}: Awaited<ReturnType<typeof listDeskEvents>>[number]): DeskEvent => ({
  _id: id,
  at: at.toISOString(),
  ...event,
});

/** @returns one page of what was done and read, the latest first; that it was read is written down after it */
export const readAudit = (
  database: Database,
  { operator, about, ...page }: Query<DeskCalls['deskAudit']>,
  { operatorId, network }: DeskActor,
): Promise<{ data: DeskEvent[]; nextCursor: string | null }> =>
  inTransaction(database, async (tx) => {
    const { rows, nextCursor } = await readPage(
      page,
      IdPosition,
      (after, count) => listDeskEvents(tx, { operator, about, after, count }),
      ({ id }) => id,
    );
    await recordAtDesk(tx, { operatorId, action: 'audit-read', detail: {}, network });
    return { data: rows.map(toDeskEvent), nextCursor };
  });
