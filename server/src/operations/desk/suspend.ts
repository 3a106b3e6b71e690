import type { Body, Data, DeskCalls } from '@paadam/shared/contract';
import { endSuspension, holdCalendars, insertSuspension } from '../../access/suspensions/changes';
import { findSuspension } from '../../access/suspensions/queries';
import { suspensionEndQueue } from '../../access/suspensions/suspensionClock';
import { liftedMail, suspendedMail } from '../../access/suspensions/suspensionMails';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Transaction } from '../../foundation/db/openDatabase';
import { HttpError } from '../../foundation/http/HttpError';
import { enqueue } from '../../foundation/jobs/enqueue';
import { enqueueMail } from '../../foundation/mail/mailQueue';
import { moveBookingIn } from '../../lessons/bookings/moveBooking';
import { deskName } from '../../lessons/bookings/peopleOf';
import { ofBooking } from '../../lessons/bookings/queries';
import type { NoteFor } from '../../realtime/news/changes';
import { insertApproval, recordAtDesk, withdrawApprovalsAbout } from './changes';
import type { DeskActor, DeskServer } from './deskActor';
import { noSuchPerson } from './noSuchPerson';
import { findPerson, listComing } from './queries';

type Tell = (notes: readonly NoteFor[]) => void;

const aDay = 86_400_000;

/** Why lessons are cancelled, as the other side reads it: who is suspended, and for what, is not theirs to know. */
const reasonOfCancellation = 'One of you cannot take part at present.';

/**
 * Suspends a person for some days, which cancels what is to come; for good it is written down and waits for a second operator.
 *
 * @throws HttpError `not_found`; `status_stale` where they are suspended, or that waits already; `validation_failed`
 */
export const suspend = async (
  server: DeskServer,
  userId: string,
  { days, reason }: Body<DeskCalls['suspend']>,
  actor: DeskActor,
): Promise<Data<DeskCalls['suspend']>> => {
  const outcome = await server.news.inTransaction(async (tx, tell) => {
    const person = await findPerson(tx, userId);
    if (!person) throw noSuchPerson();
    if (days === null) {
      // One for a while may become one for good.
      if (person.isSuspended && (await findSuspension(tx, userId))?.until === null)
        throw isSuspendedAlready();
      await ask(tx, { userId, reason }, actor);
      return { data: { outcome: 'asked', cancelled: 0 }, isShown: false } as const;
    }
    const until = new Date(Date.now() + days * aDay);
    const cancelled = await suspendIn(tx, tell, server, { userId, reason, until }, actor);
    return { data: { outcome: 'suspended', cancelled }, isShown: person.role === 'tutor' } as const;
  });
  if (outcome.isShown) server.publicData.raise();
  return outcome.data;
};

const ask = async (
  tx: Transaction,
  { userId, reason }: { userId: string; reason: string },
  actor: DeskActor,
) => {
  const detail = { reason };
  const { operatorId, network } = actor;
  const asked = { act: 'suspend-for-good', aboutId: userId, detail, askedBy: operatorId } as const;
  if (!(await insertApproval(tx, asked))) {
    throw new HttpError('status_stale', () => 'This waits for a second operator already.');
  }
  const about = { kind: 'person', id: userId } as const;
  await recordAtDesk(tx, { operatorId, action: 'suspension-asked', about, detail, network });
};

/** @returns how many bookings were cancelled with it @throws HttpError `not_found`, `status_stale` */
export const suspendIn = async (
  tx: Transaction,
  tell: Tell,
  server: Pick<DeskServer, 'config'>,
  { userId, reason, until }: { userId: string; reason: string; until: Date | null },
  { operatorId, network }: DeskActor,
): Promise<number> => {
  const person = await findPerson(tx, userId);
  if (!person) throw noSuchPerson();
  // What two operators agree on takes the place of a suspension for a while that one began meanwhile.
  if (until === null) await endSuspension(tx, { userId, operatorId });
  if (!(await insertSuspension(tx, { userId, reason, until, operatorId }))) throw isSuspendedAlready();
  // The person who is just booking is either seen by what follows, or refused by the database.
  await holdCalendars(tx, userId);
  const by = { id: operatorId, name: deskName, role: 'operator' } as const;
  const coming = await listComing(tx, userId);
  for (const bookingId of coming) {
    const move = { bookingId, whose: ofBooking(bookingId), to: 'cancelled', by } as const;
    await moveBookingIn(tx, tell, server, { ...move, reason: reasonOfCancellation });
  }
  if (until) await enqueue(tx, suspensionEndQueue, { userId }, { startAfter: until });
  const { operatorEmail, publicOrigin: origin } = server.config;
  await enqueueMail(tx, suspendedMail(person, { reason, until }, { appealTo: operatorEmail, origin }));
  const detail = { reason, until: until?.toISOString() ?? null, cancelled: coming.length };
  const about = { kind: 'person', id: userId } as const;
  await recordAtDesk(tx, { operatorId, action: 'suspended', about, detail, network });
  return coming.length;
};

/** Ends a suspension, and takes back what waits to make it one for good. @throws HttpError `not_found`, `status_stale` */
export const liftSuspension = async (server: DeskServer, userId: string, actor: DeskActor): Promise<void> => {
  const { operatorId, network } = actor;
  const isShown = await inTransaction(server.database, async (tx) => {
    const person = await findPerson(tx, userId);
    if (!person) throw noSuchPerson();
    if (!(await endSuspension(tx, { userId, operatorId }))) {
      throw new HttpError('status_stale', () => 'This person is not suspended any more.');
    }
    await withdrawApprovalsAbout(tx, { aboutId: userId, operatorId });
    await enqueueMail(tx, liftedMail(person, server.config.publicOrigin));
    const about = { kind: 'person', id: userId } as const;
    await recordAtDesk(tx, { operatorId, action: 'suspension-lifted', about, network });
    return person.role === 'tutor';
  });
  if (isShown) server.publicData.raise();
};

const isSuspendedAlready = (): HttpError =>
  new HttpError('status_stale', () => 'This person is suspended already. Please reload the page.');
