import { uuidv7 } from 'uuidv7';
import type { Database } from '../../foundation/db/openDatabase';
import type { LoggedEvent } from './queries';
import { type Member, Room } from './Room';

type Answer = (events: LoggedEvent[] | Error) => void;
/** Reads that no one has answered yet, and who waits for one. */
const reads: Answer[] = [];
const waiting: ((read: Answer) => void)[] = [];
/** Waits until the log is read once more. @returns what answers that */
const reading = async (): Promise<Answer> => reads.shift() ?? new Promise((resolve) => waiting.push(resolve));
jest.mock('./queries', () => ({
  readEvents: () =>
    new Promise((resolve, reject) => {
      const answer: Answer = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
      const next = waiting.shift();
      if (next) next(answer);
      else reads.push(answer);
    }),
  findEvents: async (_database: unknown, _bookingId: string, seqs: number[]) => seqs.map(event),
}));
/** Every operation is in the log already, at its number. */
jest.mock('./changes', () => ({
  appendEvents: async (_database: unknown, _bookingId: string, operations: { id: string }[]) =>
    operations.map(({ id }, place) => ({
      place,
      seq: Number(id.split('.')[1]),
      at: new Date(),
      isKnown: true,
      refusal: null,
    })),
}));

const event = (seq: number): LoggedEvent => ({
  seq,
  id: `a.${seq}`,
  by: uuidv7(),
  k: 'chat',
  body: '{"text":"x"}',
  at: new Date(),
});

/** A room whose log has so many events, with a person in it: who knows all of them, unless told. */
const openRoom = ({ last = 0, isCaughtUp = true } = {}) => {
  const sent: string[] = [];
  const room = new Room(uuidv7(), last, {
    database: {} as Database,
    log: { warn: () => {} } as never,
    tell: () => {},
    keepHand: () => {},
    onAgreement: () => {},
  });
  const member: Member = {
    peer: 'tab',
    person: { id: uuidv7(), name: 'Asha Kumar', role: 'student' },
    connection: { send: (frame: unknown) => sent.push(typeof frame === 'string' ? frame : '') } as never,
    spell: uuidv7(),
    isCaughtUp,
  };
  room.enter(member, false);
  const seqs = () =>
    sent.flatMap((frame) => [...frame.matchAll(/"seq":(\d+)/g)].map(([, seq]) => Number(seq)));
  const putAgain = (...known: number[]) =>
    room.receive(member, {
      t: 'put',
      topic: room.topic,
      ops: known.map((seq) => ({ id: `a.${seq}`, k: 'chat', b: { text: 'x' } })),
    });
  return { room, member, seqs, putAgain };
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

test('who comes back, and sends again what had arrived, hears it in its place among what was missed', async () => {
  const { room, member, seqs, putAgain } = openRoom({ last: 3, isCaughtUp: false });
  const catchingUp = room.catchUp(member, 0);
  const missed = await reading();
  putAgain(3);
  await new Promise(setImmediate);
  missed([event(1), event(2), event(3)]);
  await catchingUp;
  expect(seqs()).toEqual([1, 2, 3]);
  // The person who knows all of it is answered at once.
  putAgain(2);
  await new Promise(setImmediate);
  expect(seqs()).toEqual([1, 2, 3, 2]);
});

test('what is sent again here, and has come into the log over another server, is read with all before it', async () => {
  const { seqs, putAgain } = openRoom({ last: 1 });
  putAgain(3);
  (await reading())([event(2), event(3)]);
  (await reading())([]);
  expect(seqs()).toEqual([2, 3]);
});
