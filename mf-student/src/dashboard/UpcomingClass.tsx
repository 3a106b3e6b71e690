import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { DateTile } from '@paadam/shared/panel';
import { Badge, StatusBadge } from '@paadam/shared/ui';
import type { ReactNode } from 'react';
import { ClassCard, Facts, Muted, Title, When } from './dashboardParts';

export interface UpcomingClassProps {
  booking: Booking;
  /** At the end: what can be done. */
  children?: ReactNode;
}

/** A class that is still to come. */
export function UpcomingClass({ booking, children }: UpcomingClassProps) {
  const { subject, tutor, dateTime, duration, status } = booking;
  return (
    <ClassCard as="li">
      <DateTile instant={dateTime} tile={status === 'pending' ? 'marigold' : 'green'} />
      <Facts>
        <Title>
          <h3>{subject.name}</h3>
          <Badge>{subject.category}</Badge>
          {status === 'pending' && <StatusBadge status={status} />}
        </Title>
        <Muted>with {tutor.name}</Muted>
        <When>
          <time dateTime={dateTime}>{formatMoment(dateTime)}</time>
          <Muted as="span">{duration} mins</Muted>
        </When>
      </Facts>
      {children}
    </ClassCard>
  );
}
