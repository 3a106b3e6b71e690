import { formatMoment } from '@paadam/shared/domain';
import {
  bookingsActions,
  failureOf,
  idle,
  isStale,
  selectBookingMove,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { Button, Dialog, Notice } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import type { Decision } from './Decision';

export interface StatusDialogProps {
  /** Null: closed. */
  decision: Decision | null;
  onClose: () => void;
}

/* A time that breaks between its figures and its half of the day is misread. */
const Moment = styled.span`
  white-space: nowrap;
`;

/** Asks before a booking's status is changed, and says why where it was not. */
export function StatusDialog({ decision, onClose }: StatusDialogProps) {
  const dispatch = usePaadamDispatch();
  const request = usePaadamSelector(selectBookingMove)?.request ?? idle;
  const busy = request.status === 'busy';
  const problem = failureOf(request);
  const stale = problem !== null && isStale(problem);

  const confirm = () => {
    if (!decision) return;
    const { booking, status } = decision;
    dispatch(bookingsActions.statusChangeRequested({ bookingId: booking._id, status }));
  };

  return (
    <Dialog
      open={decision !== null}
      onClose={onClose}
      busy={busy}
      title="Confirm Status Change"
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {stale ? 'OK' : 'Cancel'}
          </Button>
          {!stale && (
            <Button
              variant={decision?.status === 'declined' ? 'danger' : 'primary'}
              busy={busy}
              onClick={confirm}
            >
              Confirm
            </Button>
          )}
        </>
      }
    >
      {decision && (
        <p>
          Change the booking of <strong>{decision.booking.student.name}</strong> on{' '}
          <Moment>{formatMoment(decision.booking.dateTime)}</Moment> ({decision.booking.subject.name}) to{' '}
          <strong>{decision.status}</strong>?
        </p>
      )}
      {problem && (
        <Notice tone="bad">
          {problem.message}
          {stale && ' The list shows it as it is now.'}
        </Notice>
      )}
    </Dialog>
  );
}
