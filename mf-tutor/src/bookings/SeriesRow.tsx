import { AnswerBy, EachLesson, type Entry } from '@paadam/bookings/screens';
import { formatMoment, formatPaise } from '@paadam/shared/domain';
import { Avatar, Badge, Button } from '@paadam/shared/ui';
import { Facts, Muted, TitleLine } from '@paadam/shared/ui/rows';
import { Words } from '@paadam/shared/words';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { Answers } from '../answers/Answers';
import * as words from '../messages/bookings';
import { Box, Row } from './booking.styles';
import { useDecide } from './Decisions';

/** Weekly lessons that were asked for together and wait for an answer: all at once, or each on its page. */
export function SeriesRow({ bookings }: { bookings: Entry }) {
  const nameId = useId();
  const decide = useDecide();
  const [first] = bookings;
  const { student, subject, duration, price, dateTime } = first;
  const count = bookings.length;
  return (
    <Box as="li">
      <Row>
        <Avatar name={student.name} />
        <Facts>
          <TitleLine>
            <h3 id={nameId} data-people dir="auto">
              {student.name}
            </h3>
            <Badge tone="warn">{words.weeklyLessons({ count })}</Badge>
          </TitleLine>
          <p>
            <Words
              of={words.fromText}
              start={formatMoment(dateTime)}
              time={(text) => <time dateTime={dateTime}>{text}</time>}
            />
          </p>
          <Muted>
            {words.eachLessonFacts({ subject: subject.name, duration, price: formatPaise(price) })}
          </Muted>
          <AnswerBy booking={first} />
        </Facts>
        <Answers>
          <Button
            aria-describedby={nameId}
            onClick={(event) => decide(first, 'accepted', event.currentTarget, true)}
          >
            <Check size={18} aria-hidden />
            {words.acceptAll()}
          </Button>
          <Button
            variant="secondary"
            aria-describedby={nameId}
            onClick={(event) => decide(first, 'declined', event.currentTarget, true)}
          >
            <X size={18} aria-hidden />
            {words.declineAll()}
          </Button>
        </Answers>
      </Row>
      <EachLesson bookings={bookings} who="tutor" />
    </Box>
  );
}
