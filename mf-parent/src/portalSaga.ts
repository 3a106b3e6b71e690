import type { SagaIterator } from 'redux-saga';
import { all, call } from 'redux-saga/effects';
import { childSaga } from './child/childSaga';
import { parentSaga } from './family/parentSaga';
import { linkSaga } from './link/linkSaga';

/** Every effect of the parent's pages. */
export function* portalSaga(): SagaIterator<void> {
  yield all([call(parentSaga), call(childSaga), call(linkSaga)]);
}
