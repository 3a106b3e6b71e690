import type { Queryable } from './openDatabase';

/**
 * Keeps a statement that is asked for all the time from being composed anew each time. Under a name of its own
 * (`prepare(name)`) each connection plans it once as well.
 *
 * @returns what gives the prepared statement of a database
 */
export const prepareOnce = <Statement>(
  prepare: (queryable: Queryable) => Statement,
): ((queryable: Queryable) => Statement) => {
  const prepared = new WeakMap<Queryable, Statement>();
  return (queryable) => {
    const statement = prepared.get(queryable) ?? prepare(queryable);
    prepared.set(queryable, statement);
    return statement;
  };
};
