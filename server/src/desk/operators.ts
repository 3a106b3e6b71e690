import type { Operator } from '@paadam/shared/contract';
import type { DeskRight } from '@paadam/shared/domain';
import { normaliseEmail } from '../accounts/normaliseEmail';
import { inTransaction } from '../db/inTransaction';
import type { Database, Transaction } from '../db/openDatabase';
import { HttpError, invalidFields } from '../http/HttpError';
import type { At } from './at';
import { insertOperator, recordAtDesk, renewInvitation, updateDisabled, updateRights } from './changes';
import { findOperatorByEmail, listOperators } from './queries';

/** Who acts: an operator, or whoever sits at the server's command line. */
type By = At | null;

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

/** The secret stands behind the `#`: browsers send that to nobody. */
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
    return invite(tx, origin, id);
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
  });

/** @throws HttpError `not_found`, `forbidden` for oneself */
export const setDisabled = (database: Database, id: string, disabled: boolean, by: By): Promise<void> =>
  change(database, id, by, async (tx) => {
    if (!(await updateDisabled(tx, id, disabled))) throw noSuchOperator();
    await record(tx, by, disabled ? 'operator-disabled' : 'operator-enabled', id);
  });

/** Nobody gives themselves more, nor shuts the last one out by a slip. */
const change = async <Result>(
  database: Database,
  id: string,
  by: By,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => {
  if (by?.operatorId === id) {
    throw new HttpError('forbidden', () => 'Another operator has to change this of yours.');
  }
  return inTransaction(database, work);
};

const noSuchOperator = (): HttpError => new HttpError('not_found', () => 'There is no such operator.');

/** @throws HttpError `not_found` */
export const idOfOperator = async (database: Database, email: string): Promise<string> => {
  const found = await findOperatorByEmail(database, normaliseEmail(email));
  if (!found) throw noSuchOperator();
  return found.id;
};
