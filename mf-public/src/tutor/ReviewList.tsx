import type { PublicReview } from '@paadam/shared/contract';
import { dayOf, formatDay } from '@paadam/shared/domain';
import { StarRating } from '@paadam/shared/ui';
import { useOwnTimeZone } from '@paadam/shared/ui/useOwnTimeZone';
import { useEffect, useRef } from 'react';
import * as words from '../messages/tutor';
import { Comment, Item, Line, List } from './review.styles';

interface ReviewListProps {
  reviews: readonly PublicReview[];
  /** The last of them came with Show more, below those that were there. */
  appended: boolean;
}

const asDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The reviews. When more are added, focus goes to the first of them: its reader goes on from there. */
export function ReviewList({ reviews, appended }: ReviewListProps) {
  const timeZone = useOwnTimeZone();
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(reviews.length);
  useEffect(() => {
    const firstAdded = appended ? list.current?.children[shown.current] : undefined;
    if (firstAdded instanceof HTMLElement) firstAdded.focus({ preventScroll: true });
    shown.current = reviews.length;
  }, [reviews.length, appended]);
  return (
    <List ref={list} aria-label={words.reviews()}>
      {reviews.map(({ _id, author, subject, rating, comment, createdAt }) => (
        <Item key={_id} tabIndex={-1}>
          <Line>
            <strong>{author}</strong>
            <StarRating average={rating} />
          </Line>
          <Line>
            <small>{subject}</small>
            <small suppressHydrationWarning>{formatDay(dayOf(new Date(createdAt), timeZone), asDate)}</small>
          </Line>
          {comment && <Comment>{comment}</Comment>}
        </Item>
      ))}
    </List>
  );
}
