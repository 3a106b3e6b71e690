import { combineReducers, type Reducer } from 'redux';

interface SliceOfGroup<G extends string> {
  reducerPath: `${G}/${string}`;
  // biome-ignore lint/suspicious/noExplicitAny: each slice has a state of its own
  reducer: Reducer<any>;
}

/**
 * Puts slices beside each other into one part of the store. Each is named after its group, and that name alone says
 * where it is: 'parent/tutors' is `tutors` in the group 'parent'.
 */
export const groupSlices = <const G extends string>(
  group: G,
  slices: readonly SliceOfGroup<NoInfer<G>>[],
) => ({
  reducerPath: group,
  reducer: combineReducers(
    Object.fromEntries(
      slices.map(({ reducerPath, reducer }) => [reducerPath.slice(group.length + 1), reducer]),
    ),
  ),
});
