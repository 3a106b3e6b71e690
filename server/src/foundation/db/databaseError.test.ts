import { DatabaseError } from 'pg';
import { isUnavailable } from './databaseError';

it.each([
  ['08006', true, 'a broken connection'],
  ['53100', true, 'a full disk'],
  ['53200', true, 'no memory left'],
  ['53300', true, 'no connection left'],
  ['57P03', true, 'a database that is starting'],
  ['22012', false, 'a division by zero'],
  ['23505', false, 'a value that is there already'],
])('%s says that the database is away: %s, since it is %s', (code, expected) => {
  const error = Object.assign(new DatabaseError('It did not work.', 16, 'error'), { code });
  expect(isUnavailable(error)).toBe(expected);
});
