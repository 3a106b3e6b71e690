import { JoinLink, PaymentBadge, startsIn } from '@paadam/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { categoryName, formatMoment } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { Badge, LinkButton } from '@paadam/shared/ui';
import { DateTile } from '@paadam/shared/ui/DateTile';
import { Facts, Muted, TitleLine } from '@paadam/shared/ui/rows';
import { useId } from 'react';
import * as words from '../messages/dashboard';
import { ClassLink } from '../own-classes/ClassLink';
import { When } from '../own-classes/classCard.styles';
import { Actions, Countdown, Hero, What } from './nextClass.styles';

/** The class that comes next, or runs, how far away it is, and the way in. */
export function NextClass({ booking, now }: { booking: Booking; now: number }) {
  const titleId = useId();
  const hasClasses = useHasPage('/student/classes');
  const { subject, tutor, dateTime, duration } = booking;
  const category = categoryName(subject.category);
  return (
    <Hero as="section" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{words.yourNextLesson()}</h2>
        <Countdown>{startsIn(dateTime, now)}</Countdown>
      </div>
      <What>
        <DateTile instant={dateTime} />
        <Facts>
          <TitleLine>
            <h3>
              <ClassLink bookingId={booking._id}>{booking.subject.name}</ClassLink>
            </h3>
            {category !== subject.name && <Badge>{category}</Badge>}
            <PaymentBadge booking={booking} who="student" />
          </TitleLine>
          <Muted>{words.withTutor({ name: tutor.name })}</Muted>
          <When>
            <time dateTime={dateTime}>{formatMoment(dateTime)}</time>
            <Muted as="span">{words.mins({ minutes: duration })}</Muted>
          </When>
        </Facts>
      </What>
      <Actions data-actions>
        <JoinLink booking={booking} who="student" now={now} />
        {hasClasses && (
          <LinkButton to="/student/classes" variant="secondary">
            {words.myClasses()}
          </LinkButton>
        )}
      </Actions>
    </Hero>
  );
}
