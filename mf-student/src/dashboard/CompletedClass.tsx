import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { Muted } from '@paadam/shared/panel';
import { StarRating, StatusBadge } from '@paadam/shared/ui';
import { styled } from 'styled-components';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--paadam-space-1) var(--paadam-space-4);
  align-items: center;
  padding-block: var(--paadam-space-4);

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  &:not(:last-child) {
    border-bottom: 1px solid var(--paadam-line);
  }
`;

const End = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
  justify-items: end;
`;

/** A class that was given, with the stars that the student gave for it. */
export function CompletedClass({ booking: { subject, tutor, dateTime, rating } }: { booking: Booking }) {
  return (
    <Row>
      <div>
        <h3>{subject.name}</h3>
        <Muted>with {tutor.name}</Muted>
        <Muted as="time" dateTime={dateTime}>
          {formatMoment(dateTime)}
        </Muted>
      </div>
      <End>
        <StatusBadge status="completed" />
        {rating !== null && <StarRating average={rating} />}
      </End>
    </Row>
  );
}
