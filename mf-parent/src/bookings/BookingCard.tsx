import { KindBadge, PayLink, PaymentBadge, ProposedBadge, StatusBadge } from '@paadam/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { formatMoment, formatTime, paths } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { Button, LinkButton, VisuallyHidden } from '@paadam/shared/ui';
import { DateTile } from '@paadam/shared/ui/DateTile';
import { Facts, Muted, TitleLine } from '@paadam/shared/ui/rows';
import { Words } from '@paadam/shared/words';
import * as words from '../messages/bookings';
import { Actions, Frame } from './booking.styles';

interface BookingCardProps {
  booking: Booking;
  /** Absent where it cannot be called off any more. */
  onCancel?: (() => void) | undefined;
}

/** A lesson of a child. */
export function BookingCard({ booking, onCancel }: BookingCardProps) {
  const { _id, subject, student, tutor, dateTime, endsAt, status } = booking;
  const about = { subject: subject.name, moment: formatMoment(dateTime) };
  const page = paths.booking('parent', _id);
  const hasPage = useHasPage(page);
  return (
    <Frame as="li">
      <DateTile instant={dateTime} tile={status === 'accepted' ? 'green' : 'slate'} />
      <Facts>
        <TitleLine>
          <h2>{subject.name}</h2>
          <StatusBadge status={status} />
          <PaymentBadge booking={booking} who="parent" />
          <ProposedBadge booking={booking} />
          <KindBadge booking={booking} />
        </TitleLine>
        <p>
          <time dateTime={dateTime}>{formatMoment(dateTime)}</time>
          {' – '}
          <time dateTime={endsAt}>{formatTime(endsAt)}</time>
        </p>
        <Muted>{words.studentWith({ student: student.name, tutor: tutor.name })}</Muted>
      </Facts>
      <Actions>
        <PayLink booking={booking} who="parent" />
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            <span>
              <Words
                of={words.cancel}
                {...about}
                hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
              />
            </span>
          </Button>
        )}
        {hasPage && (
          <LinkButton to={page} variant="secondary">
            <span>
              <Words
                of={words.viewDetailsOf}
                {...about}
                hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
              />
            </span>
          </LinkButton>
        )}
      </Actions>
    </Frame>
  );
}
