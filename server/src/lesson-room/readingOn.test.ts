import { uuidv7 } from 'uuidv7';
import type { Database } from '../db/openDatabase';
import type { LoggedEvent } from './queries';
import { type Member, Room } from './Room';

const answers: ((events: LoggedEvent[] | Error) => void)[] = [];
/** Waits until the log is read once more. @returns what answers that */
const reading = async () => {
  while (answers.length === 0) await new Promise(setImmediate);
  return answers.shift() as (typeof answers)[number];
};
jest.mock('./queries', () => ({
  readEvents: () =>
    new Promise((resolve, reject) =>
      answers.push((outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))),
    ),
}));

const event = (seq: number): LoggedEvent => ({
  seq,
  id: `a.${seq}`,
  by: uuidv7(),
  k: 'chat',
  body: '{"text":"x"}',
  at: new Date(),
});

/** A room with somebody in it who knows everything so far. */
const openRoom = () => {
  const sent: string[] = [];
  const room = new Room(uuidv7(), 0, {
    database: {} as Database,
    log: { warn: () => {} } as never,
    tell: () => {},
    onAgreement: () => {},
  });
  room.enter({
    peer: 'tab',
    person: { id: uuidv7(), name: 'Asha Kumar', role: 'student' },
    connection: { send: (frame: unknown) => sent.push(typeof frame === 'string' ? frame : '') } as never,
    spell: uuidv7(),
    isCaughtUp: true,
  } satisfies Member);
  const seqs = () =>
    sent.flatMap((frame) => [...frame.matchAll(/"seq":(\d+)/g)].map(([, seq]) => Number(seq)));
  return { room, seqs };
};

test('what another server tells of while the log is being read is read after it', async () => {
  const { room, seqs } = openRoom();
  const read = room.readOn();
  const first = await reading();
  room.hear('another', { kind: 'events', last: 1, events: null });
  // That look had begun before the event was there.
  first([]);
  (await reading())([event(1)]);
  (await reading())([]);
  await read;
  expect(seqs()).toEqual([1]);
});

test('a log that could not be read is read again at the next beat', async () => {
  const { room, seqs } = openRoom();
  const read = room.readOn();
  (await reading())(new Error('The database is away.'));
  await read;
  room.beat();
  (await reading())([event(1), event(2)]);
  (await reading())([]);
  expect(seqs()).toEqual([1, 2]);
});
