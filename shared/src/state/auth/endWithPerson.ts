import { race, type SagaGenerator, take } from '../effects';
import { personGone } from './personGone';

/**
 * For the saga of a slice that forgets with the person: whatever it has under way ends when the person goes, so that
 * no late answer brings back what was forgotten. It starts anew for the next person.
 *
 * @param watch the saga; it runs until it is cancelled
 */
export const endWithPerson = (watch: () => SagaGenerator) =>
  function* watchWhilePersonStays(): SagaGenerator {
    while (true) yield* race({ watch: watch(), gone: take(personGone) });
  };
