import { isSameClock, zoneGroups } from './timeZones';

const idsOf = (own: string) => zoneGroups(own).flatMap(({ zones }) => zones.map(({ id }) => id));

test('zones stand by area, their places in words', () => {
  const america = zoneGroups().find(({ area }) => area === 'America');
  expect(america?.zones).toContainEqual({ id: 'America/New_York', place: 'New York' });
});

test.each(['Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'US/Eastern'])(
  'the person’s own zone is there as %s',
  (own) => {
    expect(idsOf(own)).toContain(own);
  },
);

test('a place is there once, by the name that it has today', () => {
  expect(idsOf('Europe/Berlin')).toContain('Asia/Kolkata');
  expect(idsOf('Europe/Berlin')).not.toContain('Asia/Calcutta');
});

test('a zone that is kept by its old name is shown by the place’s name today', () => {
  const asia = zoneGroups('Asia/Calcutta').find(({ area }) => area === 'Asia');
  expect(asia?.zones).toContainEqual({ id: 'Asia/Calcutta', place: 'Kolkata' });
});

test('two names of one zone are one clock, two zones are two', () => {
  expect(isSameClock('Asia/Kolkata', 'Asia/Calcutta')).toBe(true);
  expect(isSameClock('Asia/Kolkata', 'Europe/Berlin')).toBe(false);
});
