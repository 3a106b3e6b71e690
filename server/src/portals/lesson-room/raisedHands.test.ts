import { peerIdOf } from '@paadam/shared/domain';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../development/testing/testDatabase';
import { type Member, Room } from './Room';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const open = () => {
  const kept: [string, boolean][] = [];
  const room = new Room('a-lesson', 0, {
    database: test.database,
    log: pino({ level: 'silent' }),
    tell: () => {},
    keepHand: (user, up) => void kept.push([user, up]),
    onAgreement: () => {},
  });
  const tabOf = (id: string, tab: string): Member => ({
    peer: peerIdOf(tab, id),
    person: { id, name: id, role: 'student' },
    connection: { send: () => true } as unknown as Member['connection'],
    spell: `spell of ${tab}`,
    isCaughtUp: true,
  });
  return { room, kept, tabOf };
};

const raised = { t: 'eph', topic: 'room:a-lesson', b: { k: 'hand', up: true } } as const;

it('keeps a hand up that was raised while another tab of the person was entering', () => {
  const { room, kept, tabOf } = open();
  const first = tabOf('asha', 'one');
  room.enter(first, false);
  room.receive(first, raised);
  // The stored state was read before the hand went up.
  room.enter(tabOf('asha', 'two'), false);
  expect(room.hasHandUp('asha')).toBe(true);
  expect(kept).toEqual([['asha', true]]);
});

it('takes the stored state for a person who was not there', () => {
  const { room, tabOf } = open();
  room.enter(tabOf('asha', 'one'), true);
  expect(room.hasHandUp('asha')).toBe(true);
});
