import { minutesOf } from '@paadam/shared/domain';
import { expandAvailability } from '../../people/availability/expandAvailability';
import { localDay } from '../../people/availability/localDay';
import { nicknameOf } from './lookUp';
import { planLessons, type TutorCalendar } from './planLessons';
import { sampleCourses } from './sampleCourses';
import { sampleTutors, weekOf } from './sampleTutors';

const calendars = new Map<string, TutorCalendar>(
  sampleTutors.map((tutor) => [
    nicknameOf(tutor),
    { timeZone: tutor.timeZone, week: weekOf(tutor), answersIn: tutor.answersIn },
  ]),
);
const calendarOf = (tutor: string): TutorCalendar => {
  const calendar = calendars.get(tutor);
  if (!calendar) throw new Error(tutor);
  return calendar;
};

/** Each weekday, at hours of all kinds, and the nights in which daylight saving begins and ends in New York and London. */
const moments = [
  ...Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 10, 20, index * 29))),
  ...['2027-03-14T06:30Z', '2027-03-28T00:30Z', '2027-10-31T00:30Z', '2027-11-07T05:30Z'].map(
    (text) => new Date(text),
  ),
];

describe.each(moments.map((now) => [now.toISOString(), now] as const))(
  'the sample lessons at %s',
  (_, now) => {
    const lessons = planLessons(sampleCourses, calendarOf, now);

    it('give the first tutor a lesson today, later today while there is time', () => {
      const [{ tutor } = { tutor: '' }] = sampleCourses;
      const { week, timeZone } = calendarOf(tutor);
      const today = localDay(now, timeZone);
      const ofToday = lessons.filter(
        ({ course, time, timeline }) =>
          course.tutor === tutor &&
          ['accepted', 'completed'].includes(timeline.at(-1)?.status ?? '') &&
          time.start >= today.start &&
          time.start < today.end,
      );
      expect(ofToday).not.toEqual([]);
      const soon = new Date(now.getTime() + 3_600_000);
      const rest = soon < today.end ? expandAvailability(week, [], timeZone, soon, today.end) : [];
      const isTimeLeft = rest.some(({ start, end }) => end.getTime() - start.getTime() >= 90 * 60_000);
      if (isTimeLeft) expect(ofToday.some(({ time }) => time.start > now)).toBe(true);
    });

    it('lie within the tutors’ open hours, for as long as they take', () => {
      for (const { course, time } of lessons) {
        const { week, timeZone } = calendarOf(course.tutor);
        expect(expandAvailability(week, [], timeZone, time.start, time.end)).toEqual([time]);
        expect(time.end.getTime() - time.start.getTime()).toBe(minutesOf(course.duration) * 60_000);
      }
    });

    it('are at the same time each week where they were asked for at once', () => {
      const weekly = lessons.filter(({ series }) => series);
      expect(weekly.map(({ series }) => series?.position)).toEqual([1, 2, 3]);
      const clock = ({ course, time }: (typeof weekly)[number]) =>
        time.start.toLocaleString('en-IN', {
          weekday: 'long',
          hour: 'numeric',
          minute: '2-digit',
          timeZone: calendarOf(course.tutor).timeZone,
        });
      expect(new Set(weekly.map(clock)).size).toBe(1);
    });

    it('put nobody into two places at once', () => {
      for (const one of lessons) {
        const meeting = lessons.filter(
          ({ course, time }) =>
            (course.tutor === one.course.tutor || course.student === one.course.student) &&
            time.start < one.time.end &&
            one.time.start < time.end,
        );
        expect(meeting).toEqual([one]);
      }
    });

    it('are over where they are completed, and to come otherwise', () => {
      for (const { time, timeline, review } of lessons) {
        const moments = [...timeline.map(({ at }) => at), ...(review ? [review.at] : [])];
        expect(moments).toEqual([...moments].sort((a, b) => a.getTime() - b.getTime()));
        expect(moments.every((moment) => moment < now)).toBe(true);
        if (timeline.at(-1)?.status === 'completed') expect(time.end < now).toBe(true);
        else expect(time.start > now).toBe(true);
      }
    });
  },
);
