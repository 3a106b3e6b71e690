import { countersOf, measureReceiving, measureSending } from './readLine';

const pair = { type: 'candidate-pair', nominated: true, state: 'succeeded' };
const voice = (packetsReceived: number, packetsLost: number, concealedSamples = 0) => ({
  type: 'inbound-rtp',
  kind: 'audio',
  packetsReceived,
  packetsLost,
  totalSamplesReceived: packetsReceived * 960,
  concealedSamples,
  silentConcealedSamples: 0,
});

test('what comes in is measured between two moments', () => {
  const before = countersOf([voice(100, 10)]);
  const now = countersOf([voice(190, 20, 9_600)]);
  expect(measureReceiving(before, now)).toEqual({ loss: 0.1, concealment: 9_600 / (90 * 960) });
  expect(measureReceiving(now, now)).toBeNull();
});

test('silence that the sender leaves out is no fault of the line', () => {
  const silent = { ...voice(200, 0, 50_000), silentConcealedSamples: 50_000 };
  expect(measureReceiving(countersOf([voice(100, 0)]), countersOf([silent]))).toEqual({
    loss: 0,
    concealment: 0,
  });
});

test('what goes out is judged by what the other side says of it, and by the room there is', () => {
  const counters = countersOf([
    { ...pair, currentRoundTripTime: 0.25, availableOutgoingBitrate: 90_000 },
    { type: 'remote-inbound-rtp', fractionLost: 0.02 },
    { type: 'remote-inbound-rtp', fractionLost: 0.3 },
  ]);
  expect(measureSending(counters, true)).toEqual({ loss: 0.3, roundTrip: 250, available: 90_000 });
  // Where no pictures go out no one has tried how much there is room for.
  expect(measureSending(counters, false)).toEqual({ loss: 0.3, roundTrip: 250, available: undefined });
  expect(measureSending(countersOf([pair]), true)).toBeNull();
});
