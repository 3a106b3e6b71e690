import { disputeStatuses } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { isStorable } from '../calls/validation';

const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

/** Names and the like, as an index can hold them. */
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
    /** "upi", "card", as the gateway calls it. */
    method: Text,
  }),
  Type.Object({
    /** Nobody can pay there any more. */
    kind: Type.Literal('ended'),
    checkout: OurName,
  }),
  Type.Object({
    /** The payer's bank asks money back, or has come to an end with it. */
    kind: Type.Literal('disputed'),
    /** The gateway's names for the dispute, and for the money in question. */
    ref: Text,
    capture: Text,
    amount: Amount,
    status: oneOf(disputeStatuses),
    /** As the gateway calls it. */
    reason: Type.Union([Text, Type.Null()]),
    /** ISO instant until which the gateway takes an answer. */
    respondBy: Type.Union([Type.String(), Type.Null()]),
  }),
  Type.Object({
    kind: Type.Literal('refunded'),
    /** The gateway's name for the refund. */
    ref: Text,
    /** Our name for it, where the gateway repeats it. */
    refund: Type.Union([OurName, Type.Null()]),
    status: oneOf(['sent', 'done', 'failed']),
  }),
]);
export type GatewayFact = Static<typeof GatewayFact>;

/** @returns whether it can be taken in: what is not so shaped is of another site that shares the account, or of no gateway */
export const isGatewayFact = (fact: unknown): fact is GatewayFact =>
  Value.Check(GatewayFact, fact) && isStorable(fact);

/** @param name which a gateway repeats, with how often the refund has failed behind a point @returns our name in it; null: it has none */
export const ourNameIn = (name: unknown): string | null => {
  const [ours] = typeof name === 'string' ? name.split('.') : [];
  return Value.Check(OurName, ours) ? ours : null;
};

/** Of an instant in seconds of the epoch. @returns null where there is none that a calendar has */
export const instantOf = (seconds: number | null | undefined): string | null => {
  const at = new Date((seconds || Number.NaN) * 1_000);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};
