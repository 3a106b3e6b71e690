import type { Review } from '@paadam/shared/contract';
import { dayOf, formatDay, paths } from '@paadam/shared/domain';
import { LoadFailure, MoreRows, type PagedOnScreen } from '@paadam/shared/loading';
import { useHasPage } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { dataOf, type Page } from '@paadam/shared/state';
import { Card, EmptyState, Skeleton, StarRating, VisuallyHidden } from '@paadam/shared/ui';
import { NoReviewsDrawing } from '@paadam/shared/ui/drawings/NoReviewsDrawing';
import { styled } from 'styled-components';
import { fetchFailures } from '../family/fetchFailures';
import * as texts from '../messages/reviews';

/** With the year: reviews stay for long. */
const asDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;

  & > li + li {
    border-top: 1px solid var(--paadam-line);
  }
`;

/** The link to the lesson reaches over all of it. */
const Item = styled.li`
  position: relative;
  display: grid;
  gap: var(--paadam-space-1);
  padding-block: var(--paadam-space-5);
  overflow-wrap: anywhere;

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--paadam-space-4);

  & small {
    font-size: var(--paadam-text-14);
    color: var(--paadam-muted);
  }
`;

const Comment = styled.p.attrs({ dir: 'auto' })`
  margin-top: var(--paadam-space-1);
  white-space: pre-line;
`;

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
        <LoadFailure
          title={fetchFailures.reviews()}
          problem={list.problem}
          besideData={Boolean(rows)}
          onRetry={reload}
        />
      )}
      {(rows || list.status !== 'failed') && (
        <Card>
          {rows?.length === 0 && (
            <EmptyState drawing={<NoReviewsDrawing />} title={emptyTitle}>
              {texts.noReviewsText()}
            </EmptyState>
          )}
          {rows && rows.length > 0 && (
            <ReviewList reviews={rows.slice(0, onlyLatest)} ofOneChild={onlyLatest !== undefined} />
          )}
          {!rows && <ReviewsSkeleton />}
        </Card>
      )}
      {rows && onlyLatest === undefined && (
        <MoreRows paged={{ list, more }} what={texts.what()} onMore={loadMore} />
      )}
    </>
  );
}

function ReviewsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{texts.loadingReviews()}</VisuallyHidden>
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

interface ReviewListProps {
  reviews: readonly Review[];
  /** Whose they are is said already. Default: each says it. */
  ofOneChild?: boolean;
}

/** What the children said of their lessons. */
function ReviewList({ reviews, ofOneChild = false }: ReviewListProps) {
  return (
    <List>
      {reviews.map(({ _id, booking, student, tutor, subject, rating, comment, createdAt }) => (
        <Item key={_id}>
          <Line>
            <strong>
              {ofOneChild ? tutor.name : texts.studentOn({ student: student.name, tutor: tutor.name })}
            </strong>
            <StarRating average={rating} />
          </Line>
          <Line>
            <small>
              <Lesson booking={booking} subject={subject.name} />
            </small>
            <small>
              <time dateTime={createdAt}>{formatDay(dayOf(new Date(createdAt)), asDate)}</time>
            </small>
          </Line>
          {comment && <Comment>{comment}</Comment>}
        </Item>
      ))}
    </List>
  );
}

function Lesson({ booking, subject }: { booking: string; subject: string }) {
  const page = paths.booking('parent', booking);
  return useHasPage(page) ? <Link to={page}>{texts.lesson({ subject })}</Link> : subject;
}
