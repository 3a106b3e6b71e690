import { useFresh } from '@paadam/shared/loading';
import {
  calendarActions,
  calendarFeed,
  calendarSettings,
  selectCalendarMessage,
} from '@paadam/shared/profile';
import { usePaadamDispatch } from '@paadam/shared/state';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { useCallback } from 'react';
import { FeedPart } from './FeedPart';
import { InvitationsPart } from './InvitationsPart';
import { Parts } from './profileParts';
import { useMessageToast } from './useMessageToast';

/** What is under way goes on while another tab of the page is open; the page gives it up. */
const stay = () => {};

/** How one's lessons come into one's own calendar. */
export function CalendarTab() {
  const dispatch = usePaadamDispatch();
  useMessageToast(selectCalendarMessage, calendarActions.calendarMessageShown);
  const load = useCallback(() => {
    dispatch(calendarSettings.actions.requested());
    dispatch(calendarFeed.actions.requested());
  }, [dispatch]);
  useFresh(load, stay);
  return (
    <Parts>
      <InvitationsPart />
      <FeedPart />
      <TimeZoneNote />
    </Parts>
  );
}
