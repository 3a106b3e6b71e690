import { RetryNotice, ShowMore } from '@paadam/shared/ui';
import type { Pages } from './usePages';

/** The way to the rest of a list. */
export function MorePages({ more, what }: { more: Pages<unknown>['more']; what: string }) {
  if (!more) return null;
  return more.problem ? (
    <RetryNotice onRetry={more.load}>{`Error loading more ${what}: ${more.problem.message}`}</RetryNotice>
  ) : (
    <ShowMore busy={more.isBusy} what={what} onClick={more.load} />
  );
}
