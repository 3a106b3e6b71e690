import type { BookingDetails } from '@paadam/shared/contract';
import type { BookingStatus } from '@paadam/shared/domain';
import { Card } from '@paadam/shared/ui';
import { Timeline, type TimelineStep } from '@paadam/shared/ui/Timeline';
import { useId } from 'react';
import { Section } from './bookingViewParts';

type Event = BookingDetails['timeline'][number];

const looks: Record<BookingStatus, { word: string; tone: NonNullable<TimelineStep['tone']> }> = {
  pending: { word: 'Requested', tone: 'warn' },
  accepted: { word: 'Accepted', tone: 'good' },
  declined: { word: 'Declined', tone: 'bad' },
  completed: { word: 'Completed', tone: 'brand' },
  cancelled: { word: 'Cancelled', tone: 'bad' },
  expired: { word: 'Expired without an answer', tone: 'neutral' },
};

const stepOf = ({ status, at, by, reason }: Event): TimelineStep => ({
  id: `${status} ${at}`,
  title: by ? `${looks[status].word} by ${by.name}` : looks[status].word,
  at,
  tone: looks[status].tone,
  ...(reason && { detail: `“${reason}”` }),
});

/** What has happened to the booking so far, and by whom. */
export function BookingTimeline({ booking }: { booking: BookingDetails }) {
  const titleId = useId();
  return (
    <Card>
      <Section aria-labelledby={titleId}>
        <h2 id={titleId}>Timeline</h2>
        <Timeline label="Timeline" steps={booking.timeline.map(stepOf)} />
      </Section>
    </Card>
  );
}
