import type { Operator } from '@paadam/shared/contract';
import { type DeskRight, deskLimits } from '@paadam/shared/domain';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database, Transaction } from '../../foundation/db/openDatabase';
import { HttpError, invalidFields } from '../../foundation/http/HttpError';
import { enqueueMail } from '../../foundation/mail/mailQueue';
import { normaliseEmail } from '../../people/accounts/normaliseEmail';
import { insertOperator, recordAtDesk, renewInvitation, updateDisabled, updateRights } from './changes';
import type { DeskActor } from './deskActor';
import { type OperatorChange, operatorMail } from './operatorMails';
import { findOperatorByEmail, isInHandOf, listActiveOperators, listOperators } from './queries';

/** Who acts: an operator, or the person who sits at the server's command line. */
type By = DeskActor | null;

export interface Link {
  link: string;
  until: Date;
}

export const operatorsAtDesk = async (database: Database): Promise<Operator[]> =>
  (await listOperators(database)).map(({ id, createdAt, disabledAt, ...operator }) => ({
    _id: id,
    ...operator,
    createdAt: createdAt.toISOString(),
    disabledAt: disabledAt?.toISOString() ?? null,
  }));

const record = (
  tx: Transaction,
  by: By,
  action: Parameters<typeof recordAtDesk>[1]['action'],
  id: string,
  detail: Record<string, string> = {},
) =>
  recordAtDesk(tx, {
    operatorId: by?.operatorId ?? null,
    action,
    about: { kind: 'operator', id },
    detail,
    ...(by && { network: by.network }),
  });

/** The secret stands behind the `#`: browsers do not send that. */
const linkOf = (origin: string, secret: string): string => `${origin}/desk/welcome#${secret}`;

/** @throws HttpError `validation_failed` where the address has an operator already */
export const addOperator = (
  database: Database,
  origin: string,
  operator: { name: string; email: string; rights: readonly DeskRight[] },
  by: By,
): Promise<Link> =>
  inTransaction(database, async (tx) => {
    const id = await insertOperator(tx, operator);
    if (!id) throw invalidFields({ email: () => 'There is an operator with this address.' });
    await record(tx, by, 'operator-added', id, { rights: operator.rights.join(', ') });
    await tellOperators(tx, by, id, 'added', operator.rights);
    return invite(tx, origin, id);
  });

const invite = async (tx: Transaction, origin: string, id: string): Promise<Link> => {
  const invitation = await renewInvitation(tx, id);
  if (!invitation) throw noSuchOperator();
  return { link: linkOf(origin, invitation.secret), until: invitation.until };
};

/** A new link for a new password and a new app, as for who has lost both. @throws HttpError `not_found`, `forbidden` */
export const inviteAgain = (database: Database, origin: string, id: string, by: By): Promise<Link> =>
  change(database, id, by, async (tx) => {
    await record(tx, by, 'operator-invited', id);
    const link = await invite(tx, origin, id);
    await tellOperators(tx, by, id, 'invited');
    return link;
  });

/** @throws HttpError `not_found`, `forbidden` for one's own */
export const setRights = (
  database: Database,
  id: string,
  rights: readonly DeskRight[],
  by: By,
): Promise<void> =>
  change(database, id, by, async (tx) => {
    if (!(await updateRights(tx, id, rights))) throw noSuchOperator();
    await record(tx, by, 'rights-changed', id, { rights: rights.join(', ') });
    await tellOperators(tx, by, id, 'rights-changed', rights);
  });

/** @throws HttpError `not_found`, `forbidden` for oneself */
export const setDisabled = (database: Database, id: string, disabled: boolean, by: By): Promise<void> =>
  change(
    database,
    id,
    by,
    async (tx) => {
      if (!(await updateDisabled(tx, id, disabled))) throw noSuchOperator();
      await record(tx, by, disabled ? 'operator-disabled' : 'operator-enabled', id);
      if (!disabled) await tellOperators(tx, by, id, 'enabled');
    },
    { takesAway: disabled },
  );

/**
 * An operator cannot change their own rights, neither directly nor through an operator that they added or changed in the last 7 days.
 *
 * @param takesAway whether the change only removes rights, which is also open to operators who were changed recently
 */
const change = <Result>(
  database: Database,
  id: string,
  by: By,
  work: (tx: Transaction) => Promise<Result>,
  { takesAway = false } = {},
): Promise<Result> =>
  inTransaction(database, async (tx) => {
    if (by?.operatorId === id) {
      throw new HttpError('forbidden', () => 'Another operator has to change this of yours.');
    }
    if (by && !takesAway && (await isInHandOf(tx, by.operatorId, id))) {
      throw new HttpError(
        'forbidden',
        () =>
          `Another operator has to change this: this one added, invited or changed you within the last ${deskLimits.independentDays} days.`,
      );
    }
    return work(tx);
  });

/** Mails all operators, including the changed one, so that no operator is added or changed in secret. */
const tellOperators = async (
  tx: Transaction,
  by: By,
  id: string,
  change: OperatorChange,
  rights?: readonly DeskRight[],
): Promise<void> => {
  const readers = await listActiveOperators(tx);
  const changed = readers.find((one) => one.id === id);
  if (!changed) return;
  const actor = by && readers.find((one) => one.id === by.operatorId);
  for (const reader of readers) {
    await enqueueMail(tx, operatorMail(reader, { change, operator: changed, by: actor ?? null, rights }));
  }
};

const noSuchOperator = (): HttpError => new HttpError('not_found', () => 'There is no such operator.');

/** @throws HttpError `not_found` */
export const idOfOperator = async (database: Database, email: string): Promise<string> => {
  const found = await findOperatorByEmail(database, normaliseEmail(email));
  if (!found) throw noSuchOperator();
  return found.id;
};
