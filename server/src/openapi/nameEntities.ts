/**
 * Writes each schema of a document's components once, and a reference to it wherever the same stands in full.
 *
 * @param document OpenAPI
 */
export const nameEntities = <Document extends { components?: { schemas?: object } }>(
  document: Document,
): Document => {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const names = new Map(schemas.map(([name, schema]) => [JSON.stringify(schema), name]));

  const inside = (value: object): object =>
    Array.isArray(value)
      ? value.map(replace)
      : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part)]));
  const replace = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const name = names.get(JSON.stringify(value));
    return name ? { $ref: `#/components/schemas/${name}` } : inside(value);
  };

  return {
    ...document,
    ...inside({ ...document, components: undefined }),
    components: {
      ...document.components,
      schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, inside(schema)])),
    },
  };
};
