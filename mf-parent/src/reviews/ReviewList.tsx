import type { Review } from '@paadam/shared/contract';
import { useHasPage } from '@paadam/shared/portal';
import { StarRating } from '@paadam/shared/ui';
import { Link } from 'react-router-dom';
import { Comment, Item, Line, List } from './reviewParts';

const dates = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

interface ReviewListProps {
  reviews: readonly Review[];
  /** Whose they are is said already. Default: each says it. */
  ofOneChild?: boolean;
}

/** What the children said of their lessons. */
export function ReviewList({ reviews, ofOneChild = false }: ReviewListProps) {
  return (
    <List>
      {reviews.map(({ _id, booking, student, tutor, subject, rating, comment, createdAt }) => (
        <Item key={_id}>
          <Line>
            <strong>{ofOneChild ? tutor.name : `${student.name} on ${tutor.name}`}</strong>
            <StarRating average={rating} />
          </Line>
          <Line>
            <small>
              <Lesson booking={booking} subject={subject.name} />
            </small>
            <small>
              <time dateTime={createdAt}>{dates.format(new Date(createdAt))}</time>
            </small>
          </Line>
          {comment && <Comment>{comment}</Comment>}
        </Item>
      ))}
    </List>
  );
}

function Lesson({ booking, subject }: { booking: string; subject: string }) {
  const page = `/parent/bookings/${booking}`;
  return useHasPage(page) ? <Link to={page}>{subject} lesson</Link> : subject;
}
