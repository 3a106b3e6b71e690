/** @throws where the sample data names something that it does not hold */
export const lookUp = <Value>(map: ReadonlyMap<string, Value>, key: string): Value => {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The sample data has no "${key}".`);
  return value;
};
