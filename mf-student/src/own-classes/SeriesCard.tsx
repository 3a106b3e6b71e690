import { EachLesson, type Entry, spanOf } from '@paadam/bookings/screens';
import { formatDate, formatMoment } from '@paadam/shared/domain';
import { Badge } from '@paadam/shared/ui';
import { DateTile } from '@paadam/shared/ui/DateTile';
import { Facts, Muted, TitleLine } from '@paadam/shared/ui/rows';
import { Words } from '@paadam/shared/words';
import * as words from '../messages/own-classes';
import { Box, When } from './classCard.styles';

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
          <Badge tone="warn">{words.weeklyLessons({ count: bookings.length })}</Badge>
        </TitleLine>
        <Muted>{words.withTutor({ name: tutor.name })}</Muted>
        <When>
          <span>
            <Words
              of={words.fromTo}
              first={formatMoment(dateTime)}
              last={formatDate(last.dateTime)}
              from={(text) => <time dateTime={dateTime}>{text}</time>}
              to={(text) => <time dateTime={last.dateTime}>{text}</time>}
            />
          </span>
          <Muted as="span">{words.minsEach({ minutes: duration })}</Muted>
        </When>
        <EachLesson bookings={bookings} who="student" />
      </Facts>
    </Box>
  );
}
