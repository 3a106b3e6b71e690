import { disputeStatuses } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { isStorable } from '../../access/calls/validation';

const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

/** Text short enough for an index. */
const Text = Type.String({ minLength: 1, maxLength: 255 });
/** A UUID in lower case. */
const OurName = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
/** Paise. */
const Amount = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** What a gateway says has happened, by whichever way it says so. */
export const GatewayFact = Type.Union([
  Type.Object({
    kind: Type.Literal('captured'),
    /** Our name for the checkout. */
    checkout: OurName,
    /** The gateway's name for the payment. */
    ref: Text,
    amount: Amount,
    /** The gateway's name for the method, such as "upi" or "card". */
    method: Text,
  }),
  Type.Object({
    /** The checkout takes no more payments. */
    kind: Type.Literal('ended'),
    checkout: OurName,
  }),
  Type.Object({
    /** The payer's bank has opened or decided a dispute. */
    kind: Type.Literal('disputed'),
    /** The gateway's ids of the dispute and of the disputed payment. */
    ref: Text,
    capture: Text,
    amount: Amount,
    status: oneOf(disputeStatuses),
    /** As the gateway calls it. */
    reason: Type.Union([Text, Type.Null()]),
    /** ISO instant until which the gateway accepts an answer. */
    respondBy: Type.Union([Type.String(), Type.Null()]),
  }),
  Type.Object({
    kind: Type.Literal('refunded'),
    /** The gateway's name for the refund. */
    ref: Text,
    /** Our id of the refund, if the gateway repeats it. */
    refund: Type.Union([OurName, Type.Null()]),
    status: oneOf(['sent', 'done', 'failed']),
  }),
]);
export type GatewayFact = Static<typeof GatewayFact>;

/** @returns whether the fact has the expected shape; others come from another site that shares the account, or from no gateway */
export const isGatewayFact = (fact: unknown): fact is GatewayFact =>
  Value.Check(GatewayFact, fact) && isStorable(fact);

/** @param name repeated by a gateway: our id, a point, and how often the refund has failed @returns our id; null: there is none */
export const ourNameIn = (name: unknown): string | null => {
  const [ours] = typeof name === 'string' ? name.split('.') : [];
  return Value.Check(OurName, ours) ? ours : null;
};

/** @param seconds since the epoch @returns the ISO instant; null if it is no valid date */
export const instantOf = (seconds: number | null | undefined): string | null => {
  const at = new Date((seconds || Number.NaN) * 1_000);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};
