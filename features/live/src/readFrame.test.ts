import type { ServerFrame } from '@paadam/shared/contract';
import { readFrame } from './readFrame';

const event = { seq: 4, id: 'e4', by: null, k: 'moved', b: {}, at: '2026-11-27T10:00:00.000Z' };
const peer = { peer: 'p1', user: 'u1', name: 'Asha', role: 'student', b: {} };
const frames: Record<ServerFrame['t'], ServerFrame> = {
  subbed: { t: 'subbed', topic: 'me', last: 4, b: { quietFor: null } },
  ev: { t: 'ev', topic: 'me', events: [event] },
  peers: { t: 'peers', topic: 'room:1', peers: [peer] },
  eph: { t: 'eph', topic: 'room:1', from: 'p1', b: { k: 'point' } },
  rtc: { t: 'rtc', topic: 'room:1', from: 'p1', b: {} },
  pong: { t: 'pong' },
  error: { t: 'error', topic: 'me', code: 'FORBIDDEN', message: 'No.' },
  gone: { t: 'gone', topic: 'me', code: 'OVER', message: 'Over.' },
  missed: { t: 'missed', topic: 'me', last: 9 },
};

it.each(Object.values(frames))('reads $t', (frame) => {
  expect(readFrame(JSON.stringify(frame))).toEqual(frame);
});

it('reads a frame with fields of a newer server', () => {
  const frame = { ...frames.missed, why: 'pruned' };
  expect(readFrame(JSON.stringify(frame))).toEqual(frame);
});

it.each([
  ['no JSON', '{"t":'],
  ['nothing', 'null'],
  ['a text', '"ev"'],
  ['an unknown kind', '{"t":"new"}'],
  ['a kind that every object has', '{"t":"toString"}'],
  ['events that are no list', JSON.stringify({ ...frames.ev, events: { 0: event } })],
  ['an event without its number', JSON.stringify({ ...frames.ev, events: [{ ...event, seq: undefined }] })],
  ['an event whose number is a text', JSON.stringify({ ...frames.ev, events: [{ ...event, seq: '4' }] })],
  ['an event of no kind', JSON.stringify({ ...frames.ev, events: [event, { ...event, k: 7 }] })],
  ['a peer that is null', JSON.stringify({ ...frames.peers, peers: [null] })],
  ['a sender that is no text', JSON.stringify({ ...frames.eph, from: {} })],
  ['a last number that is none', JSON.stringify({ ...frames.subbed, last: null })],
])('refuses %s', (_, text) => {
  expect(readFrame(text)).toBeNull();
});
