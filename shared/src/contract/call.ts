import type { ErrorCode, Role } from '@paadam/shared/domain';
import { type Static, type TSchema, Type } from 'typebox';
import { type CallName, endpoints, type Method } from './endpoints';

/** Who may make a call: anyone, any signed-in person, or a signed-in person of one of these roles. */
export type Caller = 'anyone' | 'signed-in' | readonly Role[];

/** One call of the API. Types, validation, serialization and documentation all come from this. */
export interface Call {
  method: Method;
  /** Below `/api`, with `:name` for each parameter. */
  path: string;
  summary: string;
  who: Caller;
  /**
   * The person who asks gets the same, or, with 'to-visitors', every visitor does: nothing in that answer is the caller's own,
   * or a secret.
   */
  isPublic?: true | 'to-visitors';
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** The most bytes that a body may have; absent: what is enough for any form. */
  bodyBytes?: number;
  /** Headers of its own, in lower case. */
  headers?: TSchema;
  /** Status of a success. */
  status: 200 | 201;
  /** The whole answer of a success: the envelope with its data. */
  answer: TSchema;
  /** Errors beyond those that any call can give. */
  errors: readonly ErrorCode[];
}

/** What types of a call's parts are made from. */
export type Schemas = Pick<Call, 'params' | 'query' | 'body' | 'headers' | 'answer'>;

type Part<C extends Schemas, K extends 'params' | 'query' | 'body' | 'headers'> = C[K] extends TSchema
  ? Static<C[K]>
  : undefined;
export type Params<C extends Schemas> = Part<C, 'params'>;
export type Query<C extends Schemas> = Part<C, 'query'>;
export type Body<C extends Schemas> = Part<C, 'body'>;
export type Headers<C extends Schemas> = Part<C, 'headers'>;
export type Answer<C extends Schemas> = Static<C['answer']>;
export type Data<C extends Schemas> = Answer<C> extends { data: infer D } ? D : never;

/** @param name the call's own, under which `endpoints` says where it is made */
export const defineCall = <const N extends CallName, const C extends Omit<Call, 'method' | 'path'>>(
  name: N,
  call: C,
): (typeof endpoints)[N] & C => ({ ...endpoints[name], ...call });

const Success = Type.Boolean({ examples: [true] });
const Message = Type.String({ examples: ['OK'] });

/** The envelope `{success, message, data}` around the data. */
export const Envelope = <D extends TSchema>(data: D) =>
  Type.Object({ success: Success, message: Message, data });

/** The envelope of a list; `nextCursor` is null on the last page. */
export const ListEnvelope = <Row extends TSchema>(row: Row) =>
  Type.Object({
    success: Success,
    message: Message,
    data: Type.Array(row),
    nextCursor: Type.Union([Type.String({ examples: ['WyIyMDI2LTExLTIzIl0'] }), Type.Null()]),
  });
