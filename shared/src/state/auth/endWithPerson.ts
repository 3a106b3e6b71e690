import type { SagaIterator } from 'redux-saga';
import { call, race, take } from 'redux-saga/effects';
import { personGone } from './personGone';

/**
 * For the saga of a slice that forgets with the person: whatever it has under way ends when the person goes, so that
 * no late answer brings back what was forgotten. It starts anew for the next person.
 *
 * @param watch the saga; it runs until it is cancelled
 */
export const endWithPerson = (watch: () => SagaIterator<void>) =>
  function* watchWhilePersonStays(): SagaIterator<void> {
    while (true) yield race([call(watch), take(personGone.map(({ type }) => type))]);
  };
