import * as texts from '../messages/tutors';
import type { Statistic } from '../statistics/StatisticsStrip';

/**
 * What stands above the list of tutors. The figures and names are samples: put your own here before you go live.
 * The words stand in messages/en.json and its translations.
 */

export const tutors = {
  lead: texts.lead,
  statistics: [
    { value: '862', label: texts.expertTutors },
    { value: '19,999+', label: texts.hoursContent },
    { value: '286', label: texts.subjectsAndCourses },
    { value: '72,877+', label: texts.activeStudents },
  ] satisfies Statistic[],
};
