import type { Data, DeskCalls } from '@paadam/shared/contract';
import { findTransition, formatPaise } from '@paadam/shared/domain';
import { Badge, Button } from '@paadam/shared/ui';
import { DescriptionList } from '@paadam/shared/ui/DescriptionList';
import { Timeline } from '@paadam/shared/ui/Timeline';
import { EventList } from '../audit/EventList';
import { ItemPage } from '../loading/ItemPage';
import { PersonLink } from '../people/PersonLink';
import { Part, Row } from '../ui/parts';
import { momentOf, statusNames, statusTones } from '../ui/words';
import { CancelDialog } from './CancelDialog';

type Booking = Data<DeskCalls['deskBooking']>;

/** One booking, what happened to it, and the way to cancel it. */
export function BookingPage() {
  return (
    <ItemPage
      list={{ path: '/desk/bookings', name: 'Bookings' }}
      title="A booking"
      headingOf={({ subject, dateTime }: Booking) => `${subject.name}, ${momentOf(dateTime)}`}
      what="the booking"
      fetch={(api, id) => api.call('deskBooking', { params: { id } })}
    >
      {(booking, { ask, dialog }) => (
        <>
          <Facts booking={booking} />
          {mayCancel(booking) && (
            <div>
              <Button variant="danger" onClick={ask}>
                Cancel the booking…
              </Button>
            </div>
          )}
          <Part>
            <h2>What happened</h2>
            <Timeline label="What happened" steps={stepsOf(booking)} />
          </Part>
          <Part>
            <h2>At the desk</h2>
            {booking.deskEvents.length === 0 ? (
              <p>Nobody has looked at it before.</p>
            ) : (
              <EventList events={booking.deskEvents} />
            )}
          </Part>
          <CancelDialog booking={booking} {...dialog} />
        </>
      )}
    </ItemPage>
  );
}

const mayCancel = ({ status, dateTime }: Booking): boolean =>
  findTransition(status, 'cancelled', 'operator') !== undefined && Date.parse(dateTime) > Date.now();

function Facts({ booking }: { booking: Booking }) {
  const { student, tutor, bookedBy, duration, price, createdAt, note, status, _id } = booking;
  return (
    <Part>
      <Row>
        <h2>Facts</h2>
        <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
      </Row>
      <DescriptionList
        facts={[
          { term: 'Student', value: <PersonLink of={student} /> },
          { term: 'Tutor', value: <PersonLink of={tutor} /> },
          { term: 'Length', value: `${duration} minutes` },
          { term: 'Price', value: formatPaise(price) },
          { term: 'Booked', value: `${momentOf(createdAt)}, by ${bookedBy.name}` },
          { term: 'Number', value: _id },
          ...(note ? [{ term: 'Note to the tutor', value: note }] : []),
        ]}
      />
    </Part>
  );
}

const changeNames: Record<NonNullable<Booking['changes']>[number]['kind'], string> = {
  proposed: 'Other times proposed',
  moved: 'Moved',
  'declined-move': 'Other times declined',
  'withdrawn-move': 'Other times taken back',
  'lapsed-move': 'Other times lapsed',
  link: 'Meeting link set',
};

const stepsOf = ({ timeline, changes = [] }: Booking) =>
  [
    ...timeline.map(({ status, at, by, reason }) => ({
      id: `${status} ${at}`,
      title: `${status === 'pending' ? 'Requested' : statusNames[status]}${by ? ` by ${by.name}` : ' by itself'}`,
      at,
      note: reason,
      tone: status === 'accepted' ? ('good' as const) : ('neutral' as const),
    })),
    ...changes.map(({ kind, at, by, note }) => ({
      id: `${kind} ${at}`,
      title: `${changeNames[kind]}${by ? ` by ${by.name}` : ''}`,
      at,
      note,
      tone: 'neutral' as const,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at));
