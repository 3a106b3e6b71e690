import {
  calendarActions,
  calendarFeed,
  calendarSettings,
  outsideCalendars,
  selectCalendarMessage,
} from '@paadam/profile';
import type { Role } from '@paadam/shared/domain';
import { useFresh } from '@paadam/shared/loading';
import { usePaadamDispatch } from '@paadam/shared/state';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { useCallback } from 'react';
import { FeedPart } from './FeedPart';
import { InvitationsPart } from './InvitationsPart';
import { OutsidePart } from './OutsidePart';
import { Parts } from './profile.styles';
import { useMessageToast } from './useMessageToast';

/** What is under way goes on while another tab of the page is open; the page gives it up. */
const stay = () => {};

/** How one's lessons come into one's own calendar, and a tutor's other calendars here. */
export function CalendarTab({ role }: { role: Role }) {
  const isTutor = role === 'tutor';
  const dispatch = usePaadamDispatch();
  useMessageToast(selectCalendarMessage, calendarActions.calendarMessageShown);
  const load = useCallback(() => {
    dispatch(calendarSettings.actions.requested());
    dispatch(calendarFeed.actions.requested());
    if (isTutor) dispatch(outsideCalendars.actions.requested());
  }, [dispatch, isTutor]);
  useFresh(load, stay);
  return (
    <Parts>
      <InvitationsPart />
      <FeedPart />
      {isTutor && <OutsidePart />}
      <TimeZoneNote />
    </Parts>
  );
}
