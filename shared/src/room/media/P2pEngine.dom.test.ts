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

/** @returns whether the tab makes the offer to another that greets it */
const offersTo = (own: string, other: string): boolean | undefined => {
  let hear: (from: string, message: unknown) => void = () => {};
  const link = {
    you: { peer: own, user: 'asha' },
    peers: () => [{ peer: other, user: 'ravi', isAway: false }],
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
  hear(other, { k: 'hello', run: 'theirs', isAnswer: true });
  engine.close();
  return mockOffers.pop();
};

test('of two tabs the one with the smaller id makes the offer, whichever greets', () => {
  expect(offersTo('a', 'b')).toBe(true);
  expect(offersTo('b', 'a')).toBe(false);
});
