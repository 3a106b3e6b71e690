import { put, type SagaGenerator, select } from '../effects';
import { noticesActions, type PendingNotice } from './noticesSlice';

/**
 * The page that asked for something tells its outcome; where it was left meanwhile, that is told on whatever page the
 * person is by now. Called before the outcome is put.
 *
 * @param isAwaited whether the page still waits for it
 * @returns whether it does
 */
export function* notifyUnlessAwaited<S>(
  isAwaited: (state: S) => boolean,
  notice: PendingNotice,
): SagaGenerator<boolean> {
  const awaited = yield* select(isAwaited);
  if (!awaited) yield* put(noticesActions.noticeAdded(notice));
  return awaited;
}
