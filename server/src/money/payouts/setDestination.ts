import type { Body, Calls, Destination } from '@paadam/shared/contract';
import {
  destinationFaults,
  destinationWaitHours,
  maskDestination,
  tidyDestination,
} from '@paadam/shared/domain';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { Session } from '../../access/sessions/queries';
import { recordAudit } from '../../foundation/audit/changes';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Origin } from '../../foundation/http/clientAddress';
import { invalidFields } from '../../foundation/http/HttpError';
import { enqueueMail } from '../../foundation/mail/mailQueue';
import { countAttempt, forgetAttempts, passwordChangesOf } from '../../people/accounts/passwordAttempts';
import { passwordWrong, refuseInCrowd, verifyPassword } from '../../people/accounts/passwords';
import { passwordHashOf } from '../../people/accounts/queries';
import { replaceDestination } from './changes';
import { destinationMail } from './payoutMails';
import type { DestinationRow } from './queries';
import { sealDestination } from './sealedDestination';

type Server = Pick<FastifyInstance, 'database' | 'config' | 'sealer'>;

export const toDestination = ({ kind, masked, createdAt, usableFrom }: DestinationRow): Destination => ({
  kind,
  masked,
  since: createdAt.toISOString(),
  usableFrom: usableFrom.toISOString(),
});

/**
 * Takes down where a tutor's money goes from now on. Money waits until the new one may be used: nothing more goes to the one
 * before.
 *
 * @throws HttpError `validation_failed`, which costs no try; `password_wrong`; `too_many_requests`
 */
export const setDestination = async (
  { database, config, sealer }: Server,
  { user }: Session,
  { password, ...typed }: Body<Calls['setPayoutDestination']>,
  origin: Origin,
): Promise<Destination> => {
  const faults = Object.keys(destinationFaults(typed)).map((field) => [
    field,
    // In the language in which it comes to be said.
    () => destinationFaults(typed)[field as keyof ReturnType<typeof destinationFaults>] ?? '',
  ]);
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults));
  refuseInCrowd();
  await countAttempt(database, passwordChangesOf(user.id), 'passwords');
  const hash = await passwordHashOf(database, user.id);
  if (!(await verifyPassword(hash, password))) throw passwordWrong('password');

  const id = uuidv7();
  const destination = tidyDestination(typed);
  const sealed = sealDestination(sealer, id, destination);
  const masked = maskDestination(destination);
  return inTransaction(database, async (tx) => {
    await forgetAttempts(tx, passwordChangesOf(user.id));
    const set = { id, tutorId: user.id, kind: destination.kind, sealed, masked };
    const row = await replaceDestination(tx, set, destinationWaitHours);
    await recordAudit(tx, { event: 'payout-destination-set', userId: user.id, actorId: user.id }, origin);
    await enqueueMail(tx, destinationMail(user, row, config.publicOrigin));
    return toDestination(row);
  });
};
