import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corpusFolder, readCorpus } from '../testing/corpus';
import { readCalendar } from './readCalendar.mjs';

/** The expected result for a file of the corpus, worked out by hand. */
interface Expected {
  /** How many events it has. */
  events: number;
  /** In Indian time: a day, days, hours of a day, or a range of times; "end" is the end of the range read. */
  busy: string[];
  /** The events that are read in part: name, date and why. */
  inPart?: [string | null, string | null, string][];
  isCut?: boolean;
  assumedZone?: string;
  countsAllDay?: boolean;
}

const expectations: Record<string, Expected> = JSON.parse(
  readFileSync(join(corpusFolder, 'expected.json'), 'utf8'),
);
const [from, to] = [Date.parse('2026-12-01T00:00:00Z'), Date.parse('2027-03-01T00:00:00Z')];

const inIndia = (date: string, time = '00:00'): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return Date.parse(`${date}T00:00:00+05:30`) + ((hours ?? 0) * 60 + (minutes ?? 0)) * 60_000;
};
const aDay = 86_400_000;

/** @returns start and end in milliseconds of "2026-12-04", "2026-12-04 10:00-11:00" and the like */
const stretchOf = (text: string): [number, number] => {
  const form =
    /^(\S{10})(?: (\d\d:\d\d))?(?:-(\d\d:\d\d)|(?:\.\.| \.\. | - )(?:(end)|(\S{10})(?: (\d\d:\d\d))?))?$/.exec(
      text,
    );
  if (!form) throw new Error(`"${text}" is no stretch of time.`);
  const [, first = '', start, end, isToEnd, last, lastTime] = form;
  const begins = inIndia(first, start);
  if (end) return [begins, inIndia(first, end)];
  if (isToEnd) return [begins, to];
  if (last) return [begins, lastTime ? inIndia(last, lastTime) : inIndia(last) + aDay];
  return [begins, begins + aDay];
};

const merged = (stretches: [number, number][]): string[] => {
  const joined: [number, number][] = [];
  for (const [start, end] of [...stretches].sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  const shown = (instant: number) => new Date(instant + 330 * 60_000).toISOString().slice(0, 16);
  return joined.map(([start, end]) => `${shown(Math.max(start, from))} to ${shown(Math.min(end, to))}`);
};

const corpus = readCorpus();

it('has a file for each expectation, and more than 150 of them', () => {
  expect(corpus.map(({ name }) => name)).toEqual(Object.keys(expectations).sort());
  expect(corpus.length).toBeGreaterThanOrEqual(150);
});

it.each(corpus)('$name is read as intended', ({ name, text }) => {
  const expected = expectations[name];
  if (!expected) throw new Error(`Nothing is expected of ${name}.`);
  const { countsAllDay = true, events, busy, inPart = [], isCut = false, assumedZone } = expected;
  const read = readCalendar({
    text,
    from,
    to,
    zone: 'Asia/Kolkata',
    owners: ['asha@home.example'],
    countsAllDay,
  });
  if (!read) throw new Error(`${name} was refused.`);
  expect({
    busy: merged(read.found.map(({ start, end }) => [start, end])),
    events: read.events,
    inPart: read.firstInPart.map((event) => [event.name, event.date, event.why]),
    isCut: read.isCut,
    ...(assumedZone && { assumedZone: read.assumedZone }),
  }).toEqual({
    busy: merged(busy.map(stretchOf)),
    events,
    inPart,
    isCut,
    ...(assumedZone && { assumedZone }),
  });
  expect(read.inPart).toBe(inPart.length);
});
