import type { Slice } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';
import type { NewsKind } from './NewsKind';

/** A part of the store. */
export type StateGroup = Pick<Slice, 'reducerPath' | 'reducer'>;

/** State groups, and the saga that runs for them. By its name it is in a page's store once, the person who brings it. */
export interface Feature {
  name: string;
  slices?: readonly StateGroup[];
  saga?: Saga;
  /** What pages do with the news that are about this feature. */
  news?: NewsKind;
}
