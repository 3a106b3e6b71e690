import type { NewsEvent } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import type { Action } from 'redux';
import type { PendingNotice } from './notices/noticesSlice';

/** The news whose kind is `K`. */
export type NewsOf<K extends NewsEvent['k']> = Extract<NewsEvent, { k: K }>;

/**
 * What a page does with one kind of news. The feature that the news are about brings it as
 * `news`, and the live channel asks it.
 *
 * @typeParam News the news of this kind
 * @typeParam State the store's state with the feature's slices
 */
export interface NewsKind<News extends NewsEvent = NewsEvent, State = unknown> {
  kind: News['k'];
  /** @returns whether this version can read the body of such news */
  isReadable(body: unknown): boolean;
  /** @returns the action that makes open pages fetch anew what such news change */
  refresh(): Action;
  /** @returns what the person is told, with a link to it */
  noticeOf(news: News, role: Role): PendingNotice;
  /** Absent: such news are always told. */
  shown?: {
    /** @returns the id of what the news are about */
    idOf(news: News): string;
    /** @returns whether what such news change is being fetched */
    isLoading(state: State): boolean;
    /** @returns whether the open page shows what has this id */
    isShown(state: State, id: string): boolean;
    /** @returns the id of what this page has changed with the action; null: the action changes nothing of this kind */
    changedBy(action: Action): string | null;
  };
}
