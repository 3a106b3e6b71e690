import { EachLesson, type Entry, Facts, Muted, spanOf, TitleLine } from '@paadam/shared/bookings/screens';
import { formatDate, formatMoment } from '@paadam/shared/domain';
import { Badge } from '@paadam/shared/ui';
import { DateTile } from '@paadam/shared/ui/DateTile';
import { Box, When } from './classCardParts';

/** Weekly classes that were asked for together and wait for an answer, as one entry of a list. */
export function SeriesCard({ bookings }: { bookings: Entry }) {
  const [first, last] = spanOf(bookings);
  const { subject, tutor, dateTime, duration } = first;
  return (
    <Box as="li">
      <DateTile instant={dateTime} tile="marigold" />
      <Facts>
        <TitleLine>
          <h3>{subject.name}</h3>
          <Badge tone="warn">{bookings.length} weekly lessons</Badge>
        </TitleLine>
        <Muted>with {tutor.name}</Muted>
        <When>
          <span>
            <time dateTime={dateTime}>{formatMoment(dateTime)}</time> to{' '}
            <time dateTime={last.dateTime}>{formatDate(last.dateTime)}</time>
          </span>
          <Muted as="span">{duration} mins each</Muted>
        </When>
        <EachLesson bookings={bookings} who="student" />
      </Facts>
    </Box>
  );
}
