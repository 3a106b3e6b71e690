import { CalendarScreen } from '@paadam/calendar/screens';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { tileAt } from '@paadam/shared/ui';

/** The children's lessons and requests, each child's in a colour of its own. */
export default function CalendarPage() {
  const children = usePaadamSelector(selectUser)?.children ?? [];
  const placeOf = (id: string) =>
    Math.max(
      children.findIndex(({ _id }) => _id === id),
      0,
    );
  return <CalendarScreen who="parent" tileOf={({ student }) => tileAt(placeOf(student._id))} />;
}
