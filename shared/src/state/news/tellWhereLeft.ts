import { put, type SagaGenerator, select } from '../effects';
import { type News, newsActions } from './newsSlice';

/**
 * The page that asked for something tells its outcome; where it was left meanwhile, that is told on whatever page the
 * person is by now. Called before the outcome is put.
 *
 * @param isAwaited whether the page still waits for it
 * @returns whether it does
 */
export function* tellWhereLeft<S>(isAwaited: (state: S) => boolean, news: News): SagaGenerator<boolean> {
  const awaited = yield* select(isAwaited);
  if (!awaited) yield* put(newsActions.newsCame(news));
  return awaited;
}
