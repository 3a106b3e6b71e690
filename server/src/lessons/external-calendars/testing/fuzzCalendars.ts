import { readCalendar } from '../reading/readCalendar.mjs';
import { readCorpus } from './corpus';
import { seeded } from './seeded';

type Chance = ReturnType<typeof seeded>;

const [from, to] = [Date.parse('2026-12-01T00:00:00Z'), Date.parse('2027-03-01T00:00:00Z')];
const anHour = 3_600_000;
const aDay = 24 * anHour;

/** Calendars with one event each, placed unchanged before and after the changed calendar. */
const guards = [Date.parse('2027-02-18T03:00:00Z'), Date.parse('2027-02-19T03:00:00Z')].map(
  (start, place) => ({
    start,
    text: [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      `UID:guard-${place}`,
      `DTSTART:${new Date(start).toISOString().replace(/[-:]|\.\d+/g, '')}`,
      'DURATION:PT1H',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  }),
);

/** @returns the lines with one of them cut, doubled, swapped or otherwise damaged */
const changeLines = (lines: string[], { below, pick }: Chance): string[] => {
  const changed = [...lines];
  const at = below(changed.length);
  const line = changed[at] ?? '';
  const cut = below(line.length + 1);
  const other = below(changed.length);
  switch (
    pick([
      'remove',
      'double',
      'swap',
      'cut',
      'cut',
      'end',
      'join',
      'split',
      'sign',
      'letters',
      'text',
      'copy',
    ])
  ) {
    case 'remove':
      changed.splice(at, 1);
      break;
    case 'double':
      changed.splice(at, 0, line);
      break;
    case 'copy':
      changed.splice(other, 0, line);
      break;
    case 'swap':
      [changed[at], changed[other]] = [changed[other] ?? '', line];
      break;
    case 'cut':
      changed[at] = line.slice(0, cut);
      break;
    case 'end':
      changed.splice(at, changed.length, line.slice(0, cut));
      break;
    case 'join':
      changed.splice(at, 2, `${line}${changed[at + 1] ?? ''}`);
      break;
    case 'split':
      changed.splice(at, 1, line.slice(0, cut), line.slice(cut));
      break;
    case 'sign':
      changed[at] =
        `${line.slice(0, cut)}${pick([':', ';', '"', ',', '=', ' ', '\t', '\\', '0', '9', 'T', 'Z', '-', '\u0000'])}${line.slice(cut + below(2))}`;
      break;
    case 'letters':
      changed[at] = line.toLowerCase();
      break;
    default:
      changed.splice(
        at,
        0,
        pick([
          'Bring your books',
          'https://school.example/?a=b:c',
          '',
          ':',
          ' ',
          '<br>',
          'END:VALARM',
          'BEGIN:VALARM',
        ]),
      );
  }
  return changed;
};

/**
 * Finds the days on which events of a text begin, independently of the reader. Texts with anything that could free, move or exclude an
 * event give none.
 */
const plainStarts = (text: string): number[] => {
  if (/TRANSPARENT|CANCEL|FREE|DECLINED|EXDATE|EXRULE|RECURRENCE|SEQUENCE:0*[1-9]|^[ \t]+BEGIN/im.test(text))
    return [];
  const starts: number[] = [];
  const unfolded = text.replace(/(\r\n|\n|\r)[ \t]/g, '').replace(/^BEGIN:VALARM[\s\S]*?^END:VALARM/gim, '');
  for (const [, block = ''] of unfolded.matchAll(
    /^BEGIN:VEVENT[ \t]*$([\s\S]*?)^(?=BEGIN:V(?!ALARM)|END:V(?!ALARM))/gim,
  )) {
    for (const [, year, month, day] of block.matchAll(
      /^DTSTART(?=[;:])[^\r\n]*?:(\d{4})-?(\d\d)-?(\d\d)(?!\d{3})[^\r\n]*/gim,
    )) {
      const start = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
      if (start > from + 2 * aDay && start < to - 3 * aDay) starts.push(start);
    }
  }
  return starts;
};

/** What went wrong with a text. */
export interface Fault {
  what: string;
  name: string;
  text: string;
}

/**
 * Changes calendars of the corpus at random, and checks the reader's promises: no text with a calendar is refused, every event is
 * counted, an event that plainly takes time is busy on its day, and the calendars beside the changed one are read.
 *
 * @returns the broken promises, and the longest reading, in milliseconds
 */
export const fuzzCalendars = ({ runs, seed }: { runs: number; seed: number }) => {
  const corpus = readCorpus();
  const faults: Fault[] = [];
  let slowest = 0;
  let eventsSeen = 0;
  let startsSeen = 0;
  let inPart = 0;
  for (let run = 0; run < runs; run += 1) {
    const chance = seeded(seed + run * 7_919);
    const { name, text } = chance.pick(corpus);
    let lines = text.split(/\r\n|\n|\r/);
    for (let changes = 1 + chance.below(5); changes > 0; changes -= 1) lines = changeLines(lines, chance);
    const changed = lines.join(chance.pick(['\r\n', '\r\n', '\n', '\r']));
    const [before, behind] = guards.map((guard) => guard.text);
    for (const whole of [`${before}${changed}\r\n${behind}`, changed]) {
      const fault = (what: string) => faults.push({ what, name, text: whole });
      const begun = performance.now();
      try {
        const read = readCalendar({
          text: whole,
          from,
          to,
          zone: 'Asia/Kolkata',
          owners: ['asha@home.example'],
          countsAllDay: true,
        });
        slowest = Math.max(slowest, performance.now() - begun);
        if (!read) {
          if (/^BEGIN:(VCALENDAR|VEVENT|VFREEBUSY)[ \t]*$/im.test(whole)) fault('refused');
          continue;
        }
        const isBusy = (start: number, end: number) =>
          read.found.some((each) => each.start < end && each.end > start);
        const begins = whole.match(/^BEGIN:VEVENT[ \t]*$/gim)?.length ?? 0;
        if (read.events < begins) fault(`${begins} events begin, ${read.events} are counted`);
        if (read.fates.length !== read.events) fault('an event has no fate');
        if (read.inPart !== read.fates.filter((fate: string) => fate === 'part').length)
          fault('one in part is not counted');
        if (whole !== changed) {
          for (const { start } of guards)
            if (!isBusy(start, start + anHour)) fault('an untouched event is lost');
        }
        for (const start of plainStarts(whole)) {
          startsSeen += 1;
          if (!isBusy(start - 14 * anHour, start + aDay + 12 * anHour))
            fault(`nothing is busy on ${new Date(start).toISOString()}`);
        }
        if (read.found.some(({ start, end }) => start >= end) || read.found.length > 4_000)
          fault('stretches are wrong');
        eventsSeen += read.events;
        inPart += read.inPart;
      } catch (error) {
        fault(`${error instanceof Error ? error.stack : error}`);
      }
    }
  }
  return { faults, slowest, eventsSeen, startsSeen, inPart };
};
