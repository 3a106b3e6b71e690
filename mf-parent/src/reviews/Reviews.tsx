import type { Review } from '@paadam/shared/contract';
import { MoreRows, type PagedOnScreen } from '@paadam/shared/loading';
import { dataOf, type Page } from '@paadam/shared/state';
import { Card, EmptyState, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { FamilyProblem } from '../family/FamilyProblem';
import { fetchFailures } from '../family/fetchFailures';
import { ReviewList } from './ReviewList';
import { Item, Line, List } from './reviewParts';

interface ReviewsProps extends PagedOnScreen<Page<Review>> {
  /** What is said where there are none. */
  emptyTitle: string;
  /** On the page of one child: so many of that child's. Default: all that are there, and a way to more. */
  onlyLatest?: number;
}

/** The children's reviews, in whichever state they are. */
export function Reviews({ list, more, reload, loadMore, emptyTitle, onlyLatest }: ReviewsProps) {
  const rows = dataOf(list)?.rows;
  return (
    <>
      {list.status === 'failed' && (
        <FamilyProblem
          title={fetchFailures.reviews}
          problem={list.problem}
          besideData={Boolean(rows)}
          onRetry={reload}
        />
      )}
      {(rows || list.status !== 'failed') && (
        <Card>
          {rows?.length === 0 && (
            <EmptyState title={emptyTitle}>
              After a lesson, a child can say how it was: with one to five stars, and in words.
            </EmptyState>
          )}
          {rows && rows.length > 0 && (
            <ReviewList reviews={rows.slice(0, onlyLatest)} ofOneChild={onlyLatest !== undefined} />
          )}
          {!rows && <ReviewsSkeleton />}
        </Card>
      )}
      {rows && onlyLatest === undefined && (
        <MoreRows paged={{ list, more }} what="reviews" onMore={loadMore} />
      )}
    </>
  );
}

function ReviewsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading reviews…</VisuallyHidden>
      <List aria-hidden>
        {[1, 2, 3, 4].map((place) => (
          <Item key={place}>
            <Line>
              <Skeleton width="11rem" height="1.6rem" />
              <Skeleton width="6rem" />
            </Line>
            <Skeleton width="9rem" height="1.4rem" />
            <Skeleton height="1.6rem" />
          </Item>
        ))}
      </List>
    </>
  );
}
