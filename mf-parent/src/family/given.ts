import { type Loadable, loaded, notLoaded } from '@paadam/shared/state';

/** @returns what a screen leaves behind: the data that were there, and nothing under way */
export const given = <T>({ data }: { data?: T | undefined }): Loadable<T> =>
  data === undefined ? notLoaded : loaded(data);
