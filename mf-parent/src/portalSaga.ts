import { all, type SagaGenerator } from '@paadam/shared/state';
import { childSaga } from './child/childSaga';
import { parentSaga } from './family/parentSaga';
import { linkSaga } from './link/linkSaga';

/** Every effect of the parent's pages. */
export function* portalSaga(): SagaGenerator {
  yield* all([parentSaga(), childSaga(), linkSaga()]);
}
