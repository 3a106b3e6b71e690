import type { BookingDetails } from '@paadam/shared/contract';
import { type BookingChangeKind, type BookingStatus, formatMoment } from '@paadam/shared/domain';
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

type Change = NonNullable<BookingDetails['changes']>[number];

const changeLooks: Record<BookingChangeKind, { word: string; tone: NonNullable<TimelineStep['tone']> }> = {
  proposed: { word: 'Another time proposed', tone: 'warn' },
  moved: { word: 'Moved', tone: 'good' },
  'declined-move': { word: 'Old time kept', tone: 'neutral' },
  'withdrawn-move': { word: 'Proposal taken back', tone: 'neutral' },
  'lapsed-move': { word: 'Proposal lapsed without an answer', tone: 'neutral' },
  link: { word: 'Meeting link changed', tone: 'neutral' },
};

const stepOfChange = ({ kind, at, by, from, to, note }: Change): TimelineStep => {
  const { word, tone } = changeLooks[kind];
  const detail = from && to ? `From ${formatMoment(from)} to ${formatMoment(to)}` : note && `“${note}”`;
  return {
    id: `${kind} ${at}`,
    title: by ? `${word} by ${by.name}` : word,
    at,
    tone,
    ...(detail && { detail }),
  };
};

/** States and all else, oldest first. */
const stepsOf = ({ timeline, changes = [] }: BookingDetails): TimelineStep[] =>
  [...timeline.map(stepOf), ...changes.map(stepOfChange)].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );

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
        <Timeline label="Timeline" steps={stepsOf(booking)} />
      </Section>
    </Card>
  );
}
