import {
  EachLesson,
  type Entry,
  Facts,
  Muted,
  StatusBadge,
  spanOf,
  TitleLine,
} from '@paadam/shared/bookings/screens';
import { formatDate, formatMoment } from '@paadam/shared/domain';
import { Badge, Button, VisuallyHidden } from '@paadam/shared/ui';
import { DateTile } from '@paadam/shared/ui/DateTile';
import { Actions, Frame } from './bookingParts';

interface SeriesCardProps {
  bookings: Entry;
  onCancel: () => void;
}

/** Weekly lessons of a child that stand alike, as one entry of the list. */
export function SeriesCard({ bookings, onCancel }: SeriesCardProps) {
  const [first, last] = spanOf(bookings);
  const { subject, student, tutor, dateTime, status } = first;
  return (
    <Frame as="li">
      <DateTile instant={dateTime} tile={status === 'accepted' ? 'green' : 'slate'} />
      <Facts>
        <TitleLine>
          <h2>{subject.name}</h2>
          <StatusBadge status={status} />
          <Badge>{bookings.length} weekly lessons</Badge>
        </TitleLine>
        <p>
          <time dateTime={dateTime}>{formatMoment(dateTime)}</time> to{' '}
          <time dateTime={last.dateTime}>{formatDate(last.dateTime)}</time>
        </p>
        <Muted>
          {student.name} with {tutor.name}
        </Muted>
        <EachLesson bookings={bookings} who="parent" />
      </Facts>
      <Actions>
        <Button variant="quiet" onClick={onCancel}>
          <span>
            Cancel all
            <VisuallyHidden>
              {' '}
              {subject.name}, weekly from {formatMoment(dateTime)}
            </VisuallyHidden>
          </span>
        </Button>
      </Actions>
    </Frame>
  );
}
