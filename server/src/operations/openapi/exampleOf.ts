import type { TSchema } from 'typebox';

/** JSON Schema as far as the contract uses it. */
interface Schema {
  examples?: readonly unknown[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
}

/**
 * @returns a value that the schema could describe, put together from the examples that stand at its fields; undefined
 *   where the schema takes anything, and so has none
 * @throws where a field has no example
 */
export const exampleOf = (schema: TSchema): unknown => derive(schema as Schema, 'the whole');

const derive = (schema: Schema, at: string): unknown => {
  if (schema.examples) return schema.examples[0];
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? [];
  if (first) return derive(first, at);
  if (schema.items) return [derive(schema.items, at)];
  if (schema.type === 'object') return deriveObject(schema.properties ?? {});
  if (schema.type === 'null') return null;
  if (schema.type === undefined) return undefined;
  throw new Error(`The schema of ${at} has no example.`);
};

const deriveObject = (properties: Readonly<Record<string, Schema>>): object =>
  Object.fromEntries(
    Object.entries(properties)
      .map(([name, schema]) => [name, derive(schema, name)] as const)
      .filter(([, value]) => value !== undefined),
  );
