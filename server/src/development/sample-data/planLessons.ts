import { type BookingStatus, minutesOf } from '@paadam/shared/domain';
import { weeklyTimes } from '../../lessons/bookings/series/weeklyTimes';
import { expandAvailability, type WeeklyHours } from '../../people/availability/expandAvailability';
import { freeSlots } from '../../people/availability/freeSlots';
import type { Interval } from '../../people/availability/interval';
import type { SampleCourse } from './sampleCourses';

export interface TutorCalendar {
  timeZone: string;
  week: readonly WeeklyHours[];
  /** Minutes that a request waits for an answer, about; less than a day. */
  answersIn: number;
}

export interface PlannedLesson {
  course: SampleCourse;
  time: Interval;
  /** The states it went through, with the moment of each; the last is the present one. */
  timeline: readonly { status: BookingStatus; at: Date }[];
  /** Of weekly lessons: which of how many. */
  series?: { position: number; of: number };
  review?: { rating: number; comment: string; at: Date };
}

const hour = 3_600_000;
const week = 7 * 24 * hour;
/** Longer than any lesson, so that what is planned before now has ended. */
const clearance = 3 * hour;
/** So that the person who tries the sample data sees a lesson before it begins, and the one that runs has room before it. */
const lead = hour;

/**
 * Lays the courses' lessons into the tutors' open hours, one a week, so that no one is in two places at once. The first
 * course is the nearest to now on both sides, so that its tutor has a lesson today at almost any hour.
 *
 * @param now the moment between the completed lessons and those to come
 */
export const planLessons = (
  courses: readonly SampleCourse[],
  calendarOf: (tutor: string) => TutorCalendar,
  now: Date,
): PlannedLesson[] => {
  const taken = new Map<string, Interval[]>();
  const busyOf = (person: string) => taken.get(person) ?? [];

  const take = ({ tutor, student }: SampleCourse, time: Interval): void => {
    for (const person of [tutor, student]) taken.set(person, [...busyOf(person), time]);
  };

  /** @param choice among the free times: 0 is the earliest, -1 the latest */
  const place = (course: SampleCourse, from: number, to: number, choice: number): Interval => {
    const { timeZone, week: hours } = calendarOf(course.tutor);
    const slots = freeSlots({
      open: expandAvailability(hours, [], timeZone, new Date(from), new Date(to)),
      busy: [...busyOf(course.tutor), ...busyOf(course.student)],
      timeZone,
      stepMinutes: 30,
      minutes: minutesOf(course.duration),
      after: new Date(from),
      before: new Date(to),
    });
    const slot = slots.at(choice % slots.length);
    if (!slot) throw new Error(`${course.tutor} has no free time for ${course.student} in a week.`);
    take(course, slot);
    return slot;
  };

  /** @returns the time a week later, on the tutor's clock */
  const again = (course: SampleCourse, { start }: Interval): Interval => {
    const { timeZone } = calendarOf(course.tutor);
    const [, time] = weeklyTimes(start, 2, minutesOf(course.duration), timeZone);
    if (!time) throw new Error('There is no second week.');
    take(course, time);
    return time;
  };

  /** Now a little faster, now slower than usual. */
  const answerTo = ({ tutor }: SampleCourse, asked: Date, lesson: number): Date =>
    after(asked, (calendarOf(tutor).answersIn * (1 + ((lesson % 3) - 1) / 5)) / 60);

  return courses.flatMap((course, index) => {
    const past = Array.from({ length: course.completed }, (_, lesson): PlannedLesson => {
      const from = now.getTime() - (course.completed - lesson) * week;
      const time = place(course, from, from + week - clearance, -1 - index * 5);
      const review = course.reviews[lesson];
      const asked = before(time.start, 96);
      return {
        course,
        time,
        timeline: [
          { status: 'pending', at: asked },
          { status: 'accepted', at: answerTo(course, asked, lesson) },
          { status: 'completed', at: time.end },
        ],
        ...(review && { review: { rating: review[0], comment: review[1], at: after(time.end, 1) } }),
      };
    });
    const times: Interval[] = [];
    const toCome = course.next.map((status, lesson): PlannedLesson => {
      const from = now.getTime() + lesson * week + lead;
      const previous = times.at(-1);
      const time =
        course.isWeekly && previous ? again(course, previous) : place(course, from, from + week, index * 3);
      times.push(time);
      return {
        course,
        time,
        ...(course.isWeekly && { series: { position: lesson + 1, of: course.next.length } }),
        timeline:
          status === 'pending'
            ? [{ status, at: before(now, 1 + index) }]
            : [
                { status: 'pending', at: before(now, 30) },
                { status, at: answerTo(course, before(now, 30), lesson) },
              ],
      };
    });
    return [...past, ...toCome];
  });
};

const before = (moment: Date, hours: number) => new Date(moment.getTime() - hours * hour);
const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * hour);
