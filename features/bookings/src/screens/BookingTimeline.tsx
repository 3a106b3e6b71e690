import type { BookingDetails } from '@paadam/shared/contract';
import { type BookingChangeKind, type BookingStatus, formatMoment } from '@paadam/shared/domain';
import { Card } from '@paadam/shared/ui';
import { Timeline, type TimelineStep } from '@paadam/shared/ui/Timeline';
import { useId } from 'react';
import * as words from '../messages/booking-screens';
import { Section } from './bookingView.styles';

type Event = BookingDetails['timeline'][number];

interface Look {
  alone: () => string;
  /** With who did it. */
  by: (values: { name: string }) => string;
  tone: NonNullable<TimelineStep['tone']>;
}

const looks: Record<BookingStatus, Look> = {
  pending: { alone: words.requested, by: words.requestedBy, tone: 'warn' },
  accepted: { alone: words.accepted, by: words.acceptedBy, tone: 'good' },
  declined: { alone: words.declined, by: words.declinedBy, tone: 'bad' },
  completed: { alone: words.completed, by: words.completedBy, tone: 'brand' },
  cancelled: { alone: words.cancelled, by: words.cancelledBy, tone: 'bad' },
  expired: { alone: words.expired, by: words.expiredBy, tone: 'neutral' },
};

type Change = NonNullable<BookingDetails['changes']>[number];

const changeLooks: Record<BookingChangeKind, Look> = {
  proposed: { alone: words.anotherTimeProposed, by: words.anotherTimeProposedBy, tone: 'warn' },
  moved: { alone: words.moved, by: words.movedBy, tone: 'good' },
  'declined-move': { alone: words.oldTimeKept, by: words.oldTimeKeptBy, tone: 'neutral' },
  'withdrawn-move': { alone: words.proposalTakenBack, by: words.proposalTakenBackBy, tone: 'neutral' },
  'lapsed-move': { alone: words.proposalLapsed, by: words.proposalLapsedBy, tone: 'neutral' },
  link: { alone: words.meetingLinkChanged, by: words.meetingLinkChangedBy, tone: 'neutral' },
};

const stepOfChange = ({ kind, at, by, from, to, note }: Change): TimelineStep => {
  const look = changeLooks[kind];
  const detail =
    from && to ? words.fromTo({ from: formatMoment(from), to: formatMoment(to) }) : note && `“${note}”`;
  return {
    id: `${kind} ${at}`,
    title: by ? look.by({ name: by.name }) : look.alone(),
    at,
    tone: look.tone,
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
  title: by ? looks[status].by({ name: by.name }) : looks[status].alone(),
  at,
  tone: looks[status].tone,
  ...(reason && { detail: `“${reason}”` }),
});

/** What has happened to the booking so far and who did it. */
export function BookingTimeline({ booking }: { booking: BookingDetails }) {
  const titleId = useId();
  return (
    <Card>
      <Section aria-labelledby={titleId}>
        <h2 id={titleId}>{words.timeline()}</h2>
        <Timeline label={words.timeline()} steps={stepsOf(booking)} />
      </Section>
    </Card>
  );
}
