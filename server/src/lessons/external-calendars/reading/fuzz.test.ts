import { compareRules } from '../testing/compareRules';
import { fuzzCalendars } from '../testing/fuzzCalendars';

/** The long form of both tests is `npm run test:hard -- calendars --files 100000 --rules 2000`. */
it('refuses, loses and miscounts nothing in randomly changed calendars', () => {
  const { faults, eventsSeen, startsSeen, inPart } = fuzzCalendars({ runs: 400, seed: 29 });
  expect(faults).toEqual([]);
  expect({ hasEvents: eventsSeen > 800, hasStarts: startsSeen > 400, hasPart: inPart > 20 }).toEqual({
    hasEvents: true,
    hasStarts: true,
    hasPart: true,
  });
});

it('expands rules like another library or, where that library reads RFC 5545 differently, like testing every day', () => {
  const { differences, compared } = compareRules({ rules: 150, seed: 5 });
  expect(differences).toEqual([]);
  expect(compared.byHand).toBeGreaterThan(0);
  expect(compared.byLibrary).toBeGreaterThan(100);
});
