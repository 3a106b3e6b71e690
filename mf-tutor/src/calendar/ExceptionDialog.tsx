import type { EmptyStretch } from '@paadam/calendar/screens';
import { dateFormat, dayOf } from '@paadam/shared/domain';
import { idle, selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { Dialog } from '@paadam/shared/ui';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { availabilityActions, type NewException, selectAvailability } from '../availability/availability';
import { ExceptionForm } from '../availability/ExceptionForm';
import * as words from '../messages/availability';

/** @returns "HH:MM" on the clock of that zone */
const clockIn = (instant: string, timeZone: string | undefined): string =>
  dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(instant));

/** @returns what a stretch would be in the tutor's calendar: off where the tutor is open, else extra hours */
const exceptionOf = ({ from, to, isDay, isOpen }: EmptyStretch, timeZone: string | undefined) => {
  const kind: NewException['kind'] = isOpen ? 'off' : 'extra';
  if (isDay) return { kind, startTime: null, endTime: null };
  const end = clockIn(to, timeZone);
  // The field knows no end of the day.
  return { kind, startTime: clockIn(from, timeZone), endTime: end === '00:00' ? '23:59' : end };
};

interface ExceptionDialogProps {
  /** What was pressed. */
  stretch: EmptyStretch;
  onClose: () => void;
}

/** Takes a stretch of the calendar off, or opens it. */
export function ExceptionDialog({ stretch, onClose }: ExceptionDialogProps) {
  const dispatch = usePaadamDispatch();
  const timeZone = usePaadamSelector(selectUser)?.timeZone;
  const { adding } = useSelector(selectAvailability);
  const [sent, setSent] = useState(false);
  // The tutor's days are those of the tutor's zone, whatever the device says.
  const day = stretch.isDay ? stretch.day : dayOf(new Date(stretch.from), timeZone);
  const [range, setRange] = useState({ first: day, last: day });
  const isDone = sent && adding.status === 'done';
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return (
    <Dialog open title={words.dialogTitle()} busy={sent && adding.status === 'busy'} onClose={onClose}>
      <ExceptionForm
        today={dayOf(new Date(), timeZone)}
        range={range}
        begin={exceptionOf(stretch, timeZone)}
        onRange={setRange}
        request={sent ? adding : idle}
        onSave={(exception) => {
          setSent(true);
          dispatch(availabilityActions.exceptionAdded(exception));
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
