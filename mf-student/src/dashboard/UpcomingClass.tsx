import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { DateTile } from '@paadam/shared/panel';
import { Badge } from '@paadam/shared/ui';
import type { ReactNode } from 'react';
import { ClassCard, Facts, Muted, Tags } from './dashboardParts';

export interface UpcomingClassProps {
  booking: Booking;
  /** At the end: what can be done, or how it stands. */
  children?: ReactNode;
}

/** A class that is still to come. */
export function UpcomingClass({ booking, children }: UpcomingClassProps) {
  const { subject, tutor, dateTime, duration, status } = booking;
  return (
    <ClassCard as="li">
      <DateTile instant={dateTime} tile={status === 'pending' ? 'marigold' : 'green'} />
      <Facts>
        <h3>{subject.name}</h3>
        <Muted>with {tutor.name}</Muted>
        <p>
          <time dateTime={dateTime}>{formatMoment(dateTime)}</time>
        </p>
        <Tags>
          <Badge>{subject.category}</Badge>
          <span>{duration} mins</span>
        </Tags>
      </Facts>
      {children}
    </ClassCard>
  );
}
