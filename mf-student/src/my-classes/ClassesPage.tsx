import { PageTitle } from '@paadam/shared/ui';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { WeekSwitch } from '@paadam/shared/ui/WeekSwitch';
import { ClassDialogs } from '../own-classes/ClassDialogs';
import { AllClasses } from './AllClasses';
import { Controls } from './classesPageParts';
import { ShownClasses } from './ShownClasses';
import { useShownWeek } from './useShownWeek';

/** The student's classes, week by week. */
export default function ClassesPage() {
  const week = useShownWeek();
  const { monday, today, now, showsAll, pathOfWeek } = week;
  const Classes = showsAll ? AllClasses : ShownClasses;
  return (
    <ClassDialogs>
      <PageTitle lead={<TimeZoneNote />}>My Classes</PageTitle>
      <Controls>
        <WeekSwitch monday={monday} today={today} onChange={week.showWeek} />
        <Checkbox
          label="Show cancelled and expired"
          checked={showsAll}
          onChange={(event) => week.showAll(event.target.checked)}
        />
      </Controls>
      <Classes monday={monday} today={today} now={now} pathOfWeek={pathOfWeek} />
    </ClassDialogs>
  );
}
