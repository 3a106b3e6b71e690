import fastJsonStringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';

type Serialize = (answer: unknown) => string;

/** By schema: that of failures is every route's. */
const serializers = new WeakMap<TSchema, Serialize>();

const serializerOf = (schema: TSchema): Serialize => {
  const made = serializers.get(schema) ?? fastJsonStringify(schema);
  serializers.set(schema, made);
  return made;
};

/** Writes what the contract names of an answer. As a validator, it is made when it is first used. */
export const compileSerializer: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let serialize: Serialize | undefined;
  return (answer: unknown) => {
    serialize ??= serializerOf(schema);
    return serialize(answer);
  };
};
