import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { Card, Skeleton, Stat } from '@paadam/shared/ui';
import { styled } from 'styled-components';

interface OverviewProps {
  /** Absent while it is on its way. */
  sessionCount: number | undefined;
  next: Booking | undefined;
}

const Strip = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-5) var(--paadam-space-12);
  min-height: 6.75rem;
  align-items: center;
`;

const Next = styled.div`
  display: grid;
  gap: var(--paadam-space-1);
  min-width: 0;

  & > :first-child {
    font-size: var(--paadam-text-18);
    font-weight: 600;
    line-height: 1.35;
  }

  & > :last-child {
    color: var(--paadam-muted);
  }
`;

/** The student's figures: all lessons, and the one that comes next. */
export function Overview({ sessionCount, next }: OverviewProps) {
  return (
    <Strip>
      <Stat label="Total Sessions" value={sessionCount ?? '–'} />
      {next && (
        <Next>
          <p>{subjectAndTutor(next)}</p>
          <p>Your next class: {formatMoment(next.dateTime)}</p>
        </Next>
      )}
    </Strip>
  );
}

const subjectAndTutor = ({ subject, tutor }: Booking): string => `${subject.name} with ${tutor.name}`;

/** The same strip while the figures are on their way. */
export function OverviewSkeleton() {
  return (
    <Strip aria-hidden>
      <Skeleton width="7rem" height="3.75rem" />
      <Skeleton width="16rem" height="3rem" />
    </Strip>
  );
}
