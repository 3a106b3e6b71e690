import { compareRules } from '../src/lessons/external-calendars/testing/compareRules';
import { fuzzCalendars } from '../src/lessons/external-calendars/testing/fuzzCalendars';
import { atMost, type Finding, none, size } from './findings';
import type { TestCluster } from './TestCluster';

const shown = 5;

/**
 * Tests the calendar reader: files of the corpus with lines cut, doubled and swapped at random, and random rules compared with another
 * library's expansion.
 */
export const calendars = async (
  _ground: TestCluster,
  { files, rules, seed = 5 }: { files: number; rules: number; seed?: number },
): Promise<{ findings: Finding[]; notes: string[] }> => {
  const { faults, slowest, eventsSeen, startsSeen, inPart } = fuzzCalendars({ runs: files, seed });
  const { differences, compared } = compareRules({ rules, seed });
  return {
    findings: [
      none('calendars that were refused, or of which something was lost', faults.length),
      size('calendars that were changed by chance', files, 10_000, 100_000),
      atMost('longest reading of one', slowest, 2_500, ' ms', 500),
      none('rules that are expanded otherwise than by the other library or by hand', differences.length),
      size('rules that were compared', compared.byLibrary + compared.byHand, 2_000, 2_000),
    ],
    notes: [
      `${eventsSeen} events were read, ${inPart} of them in part; of ${startsSeen} the day was looked at.`,
      ...faults.slice(0, shown).map(({ what, name, text }) => `${name}: ${what}: ${JSON.stringify(text)}`),
      ...differences.slice(0, shown).map((each) => JSON.stringify(each)),
    ],
  };
};
