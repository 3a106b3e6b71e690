import { KindBadge, PaymentBadge, ProposedBadge, StatusBadge } from '@paadam/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { categoryName, formatMoment } from '@paadam/shared/domain';
import { Badge } from '@paadam/shared/ui';
import { DateTile } from '@paadam/shared/ui/DateTile';
import { Facts, Muted, TitleLine } from '@paadam/shared/ui/rows';
import type { ReactNode } from 'react';
import * as words from '../messages/own-classes';
import { ClassLink } from './ClassLink';
import { Box, When } from './classCard.styles';

interface ClassCardProps {
  booking: Booking;
  /** At the end: what can be done. */
  children?: ReactNode;
}

/** A class that is still to come, in a list of them. */
export function ClassCard({ booking, children }: ClassCardProps) {
  const { subject, tutor, dateTime, duration, status } = booking;
  const category = categoryName(subject.category);
  return (
    <Box as="li">
      <DateTile instant={dateTime} tile={status === 'pending' ? 'marigold' : 'green'} />
      <Facts>
        <TitleLine>
          <h3>
            <ClassLink bookingId={booking._id}>{booking.subject.name}</ClassLink>
          </h3>
          {category !== subject.name && <Badge>{category}</Badge>}
          {status === 'pending' && <StatusBadge status={status} />}
          <PaymentBadge booking={booking} who="student" />
          <ProposedBadge booking={booking} />
          <KindBadge booking={booking} />
        </TitleLine>
        <Muted>{words.withTutor({ name: tutor.name })}</Muted>
        <When>
          <time dateTime={dateTime}>{formatMoment(dateTime)}</time>
          <Muted as="span">{words.mins({ minutes: duration })}</Muted>
        </When>
      </Facts>
      {children && <div data-actions>{children}</div>}
    </Box>
  );
}
