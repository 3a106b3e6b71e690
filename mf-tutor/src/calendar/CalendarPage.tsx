import { CalendarScreen, type EmptyStretch } from '@paadam/calendar/screens';
import { usePaadamDispatch } from '@paadam/shared/state';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { availabilityActions, selectAvailability } from '../availability/availability';
import { LessonsWithin } from '../availability/LessonsWithin';
import { ExceptionDialog } from './ExceptionDialog';

/** The tutor's hours and lessons, and what is taken elsewhere, where they lie in time. */
export default function CalendarPage() {
  const dispatch = usePaadamDispatch();
  const [empty, setEmpty] = useState<EmptyStretch | null>(null);
  const { lessons } = useSelector(selectAvailability);
  useEffect(() => () => void dispatch(availabilityActions.left()), [dispatch]);
  return (
    <>
      <CalendarScreen who="tutor" onEmpty={setEmpty} notice={<LessonsWithin lessons={lessons} />} />
      {empty && <ExceptionDialog stretch={empty} onClose={() => setEmpty(null)} />}
    </>
  );
}
