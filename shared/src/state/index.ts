export type { ActionReducerMapBuilder, PayloadAction, Slice, UnknownAction } from '@reduxjs/toolkit';
export { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
export {
  selectAuthMessage,
  selectIsAtSecondStep,
  selectIsAuthenticated,
  selectSession,
  selectSignIn,
  selectSignOut,
  selectUser,
} from './auth/authSelectors';
export { authActions, type Session } from './auth/authSlice';
export { endWithPerson } from './auth/endWithPerson';
export { forgetWithPerson } from './auth/forgetWithPerson';
export { openSession } from './auth/openSession';
export { type OtherTabs, openOtherTabs } from './auth/otherTabs';
export { tellOtherTabs } from './auth/otherTabsSaga';
export { withFreshToken } from './auth/withFreshToken';
export { callApi } from './callApi';
export { type Answered, createLoadableSlice, placeIn } from './createLoadableSlice';
export { createPaadamStore, type PaadamStore } from './createPaadamStore';
export { createPagedSlice, type Page, type PageQuery } from './createPagedSlice';
export {
  all,
  delay,
  getContext,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from './effects';
export type { Feature } from './Feature';
export { groupSlices } from './groupSlices';
export { usePaadamDispatch, usePaadamSelector } from './hooks';
export { dataOf, type Loadable, loaded, loadFailed, loading, notLoaded } from './loadable';
export type { NewsKind, NewsOf } from './NewsKind';
export { selectNotices } from './notices/noticesSelectors';
export { noticesActions, type PendingNotice } from './notices/noticesSlice';
export { notifyUnlessAwaited } from './notices/notifyUnlessAwaited';
export type { PaadamState } from './PaadamState';
export { busy, done, failed, failureOf, idle, type RequestState } from './request';
export { subjectCatalogue } from './subject/subjectCatalogue';
export { selectSubjectNames, selectSubjects } from './subject/subjectSelectors';
