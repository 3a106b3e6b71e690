import type { RoomLink } from '../link/RoomLink';
import { createP2pEngine } from './P2pEngine';

const mockOffers: boolean[] = [];

jest.mock('./P2pConnection', () => ({
  P2pConnection: class {
    state = 'connecting';
    level = 'full';
    sendsPictures = true;
    othersChoice = false;
    getsPictures = true;
    constructor({ offers }: { offers: boolean }) {
      mockOffers.push(offers);
    }
    received() {
      return null;
    }
    close() {}
  },
}));

/** @returns the engine of a tab, and a way to have it hear the other tab of its room */
const begin = (own: string, other: string, user: string) => {
  let hear: (from: string, message: unknown) => void = () => {};
  const link = {
    you: { peer: own, user: 'asha' },
    peers: () => [{ peer: other, user, isAway: false }],
    state: () => ({ status: 'open' }),
    greeting: () => null,
    rtc: () => {},
    eph: () => {},
    onRtc: (heard: typeof hear) => {
      hear = heard;
      return () => {};
    },
    onPeers: () => () => {},
    onState: () => () => {},
    onEph: () => () => {},
  } as unknown as RoomLink;
  const engine = createP2pEngine(link);
  return { engine, hears: (message: object) => hear(other, { run: 'theirs', ...message }) };
};

test.each([
  ['a', 'b', true],
  ['b', 'a', false],
] as const)(
  'of two tabs %s and %s the one with the smaller id makes the offer, whichever greets',
  (own, other, offers) => {
    const { engine, hears } = begin(own, other, 'ravi');
    hears({ k: 'hello', isAnswer: true });
    engine.close();
    expect(mockOffers.pop()).toBe(offers);
  },
);

test.each([
  ['keeps the call where both begin at once', false],
  ['gives way where the person asks for the call in the other, however soon', true],
])('one of two tabs of a person %s', (_, asked) => {
  const { engine, hears } = begin('a', 'b', 'asha');
  hears({ k: 'moved', asked });
  expect(engine.snapshot().moved).toBe(asked);
  engine.close();
});
