import { uuidv7 } from 'uuidv7';
import type { Queryable } from '../db/openDatabase';
import { type AuditEvent, auditEvents } from '../db/schema';
import type { Origin } from '../http/clientAddress';

export type { AuditEvent };

interface Entry {
  event: AuditEvent;
  /** Whose account; null where there is none. */
  userId: string | null;
  /** Absent: a visitor. */
  actorId?: string | undefined;
  /** Of a link the parent. */
  otherId?: string;
}

/** Writes down who did what to an account, and from where, in the transaction in which it happens. */
export const recordAudit = async (queryable: Queryable, entry: Entry, origin: Origin): Promise<void> => {
  await queryable.insert(auditEvents).values({ id: uuidv7(), ...entry, ...origin });
};
