import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookingNews, toldOf } from '@paadam/shared/domain';

it('is the table of the decision record', () => {
  const record = readFileSync(
    join(__dirname, '../../../../docs/decisions/0034-notification-recipients.md'),
    'utf8',
  );
  const [header = [], , ...rows] = record
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const written = rows.map(([event, ...cells]) => [
    event,
    Object.fromEntries(cells.map((cell, place) => [header[place + 1], cell])),
  ]);
  expect(Object.fromEntries(written)).toEqual(bookingNews);
});

it('tells somebody with several parts once, and of their own act only by a receipt', () => {
  const booker = { id: 'latha', parts: ['parent', 'booker'] } as const;
  const people = [{ id: 'asha', parts: ['student'] } as const, booker];
  expect(toldOf('requested', people, 'latha')).toEqual(people);
  expect(toldOf('cancelled', people, 'latha')).toEqual([people[0]]);
  expect(toldOf('expired', people, null)).toEqual(people);
});
