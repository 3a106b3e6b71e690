import { addDays, type Day, startOfDay } from '@paadam/shared/domain';

const quarterMs = 15 * 60_000;
const quartersADay = 96;
const two = (figure: number) => String(figure).padStart(2, '0');

/** A quarter of an hour as the clock shows it: "02:15"; with a plus where it shows it for the second time that day. */
type Mark = string;

/** What a zone's clock shows. */
export interface ZoneClock {
  /** @returns milliseconds of the epoch at which the day begins */
  startOf: (day: Day) => number;
  /** @param instant milliseconds of the epoch @returns "02:15" */
  timeAt: (instant: number) => string;
}

const viewersClock: ZoneClock = {
  startOf: (day) => startOfDay(day).getTime(),
  timeAt: (instant) => {
    const moment = new Date(instant);
    return `${two(moment.getHours())}:${two(moment.getMinutes())}`;
  },
};

const marksOf = (day: Day, { startOf, timeAt }: ZoneClock): Mark[] => {
  const end = startOf(addDays(day, 1));
  const shown = new Set<Mark>();
  const marks: Mark[] = [];
  for (let at = startOf(day); at < end; at += quarterMs) {
    const time = timeAt(at);
    marks.push(shown.has(time) ? `${time}+` : time);
    shown.add(time);
  }
  return marks;
};

const plainMarks: readonly Mark[] = Array.from(
  { length: quartersADay },
  (_, quarter) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`,
);

/** The rows that days beside each other have in common, each a quarter of an hour of the clock. */
export interface DayAxis {
  marks: readonly Mark[];
  /** The rows that a day does not have, since the clock skips them that day, or does not show them twice. */
  missing: (day: Day) => { from: number; to: number } | null;
  /**
   * @param instant milliseconds of the epoch
   * @returns in which row of the day it lies, with a fraction; of the end of a stretch, where the row before it ends. What lies
   *   before the day, or after it, lies at its edge
   */
  placeOf: (day: Day, instant: number, isEnd?: boolean) => number;
  /** @returns the instant, milliseconds of the epoch, of a row with a fraction; null where the day does not have the row */
  instantAt: (day: Day, row: number) => number | null;
}

/**
 * A day on which the clock changes has 23 or 25 hours. Beside others it has a gap where hours are skipped, and the others have
 * one where it shows hours twice: so that each hour is as high as any other, and each time of the day in one line.
 *
 * @param clock default: the viewer's own
 */
export const axisOf = (days: readonly Day[], clock = viewersClock): DayAxis => {
  const all = new Map(days.map((day) => [day, marksOf(day, clock)]));
  const marks = [...all.values()].find(({ length }) => length > quartersADay) ?? plainMarks;
  const rows = new Map(marks.map((mark, row) => [mark, row]));
  const of = (day: Day) => all.get(day) ?? marksOf(day, clock);
  const rowOf = (mark: Mark | undefined) => rows.get(mark ?? '') ?? 0;
  return {
    marks,
    missing: (day) => {
      const has = new Set(of(day));
      const gone = marks.flatMap((mark, row) => (has.has(mark) ? [] : [row]));
      const [first, last] = [gone[0], gone.at(-1)];
      return first === undefined || last === undefined ? null : { from: first, to: last + 1 };
    },
    placeOf: (day, instant, isEnd = false) => {
      const own = of(day);
      const quarters = (instant - clock.startOf(day)) / quarterMs;
      if (quarters <= 0) return rowOf(own[0]);
      if (quarters >= own.length) return rowOf(own.at(-1)) + 1;
      const whole = Math.floor(quarters);
      return isEnd && quarters === whole ? rowOf(own[whole - 1]) + 1 : rowOf(own[whole]) + (quarters - whole);
    },
    instantAt: (day, row) => {
      const whole = Math.min(Math.max(Math.floor(row), 0), marks.length - 1);
      const place = of(day).indexOf(marks[whole] ?? '');
      return place < 0 ? null : clock.startOf(day) + (place + (row - whole)) * quarterMs;
    },
  };
};

/** Rows of an hour. */
export const rowsAnHour = 4;
/** Hours before and after which nothing shows unless something is there. */
const usual = { from: 7, to: 22 };

/**
 * @param taken the rows at which something lies, on any of the days
 * @returns the rows that show: the usual ones, and whole hours around what lies before and after
 */
export const shownRows = (
  { marks }: DayAxis,
  taken: readonly { from: number; to: number }[],
): { from: number; to: number } => {
  const isAt = (hour: number) => (mark: Mark) => mark === `${two(hour)}:00`;
  const first = marks.findIndex(isAt(usual.from));
  const last = marks.findIndex(isAt(usual.to));
  const from = Math.min(first, ...taken.map((one) => Math.floor(one.from / rowsAnHour) * rowsAnHour));
  const to = Math.max(last, ...taken.map((one) => Math.ceil(one.to / rowsAnHour) * rowsAnHour));
  return { from, to: Math.min(to, marks.length) };
};
