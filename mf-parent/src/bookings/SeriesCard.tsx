import { EachLesson, type Entry, StatusBadge, spanOf } from '@paadam/bookings/screens';
import { formatDate, formatMoment } from '@paadam/shared/domain';
import { Badge, Button, VisuallyHidden } from '@paadam/shared/ui';
import { DateTile } from '@paadam/shared/ui/DateTile';
import { Facts, Muted, TitleLine } from '@paadam/shared/ui/rows';
import { Words } from '@paadam/shared/words';
import * as words from '../messages/bookings';
import { Actions, Frame } from './booking.styles';

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
          <Badge>{words.weeklyLessons({ count: bookings.length })}</Badge>
        </TitleLine>
        <p>
          <Words
            of={words.fromTo}
            first={formatMoment(dateTime)}
            last={formatDate(last.dateTime)}
            from={(text) => <time dateTime={dateTime}>{text}</time>}
            to={(text) => <time dateTime={last.dateTime}>{text}</time>}
          />
        </p>
        <Muted>{words.studentWith({ student: student.name, tutor: tutor.name })}</Muted>
        <EachLesson bookings={bookings} who="parent" />
      </Facts>
      <Actions>
        <Button variant="quiet" onClick={onCancel}>
          <span>
            <Words
              of={words.cancelAll}
              subject={subject.name}
              moment={formatMoment(dateTime)}
              hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
            />
          </span>
        </Button>
      </Actions>
    </Frame>
  );
}
