/**
 * The names of Redux Toolkit that this product uses, and no others; see reactRouterDom.ts beside this file.
 */
export type {
  ActionReducerMapBuilder,
  PayloadAction,
  Reducer,
  Slice,
  UnknownAction,
} from '@reduxjs/toolkit-real';
export {
  combineSlices,
  configureStore,
  createAction,
  createSelector,
  createSlice,
} from '@reduxjs/toolkit-real';
