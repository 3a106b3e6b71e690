import { lineWords } from './lineWords';
import type { MediaSnapshot, OtherMedia } from './MediaEngine';

const other = (connection: OtherMedia['connection']): OtherMedia => ({
  peer: 'meera',
  connection,
  muted: false,
  microphone: null,
  camera: null,
  screen: null,
  showsScreen: false,
  getsPictures: true,
});
const snapshot = (changes: Partial<MediaSnapshot>): MediaSnapshot => ({
  others: [other('connected')],
  level: 'full',
  chosen: null,
  moved: false,
  hasRelay: false,
  ...changes,
});

test.each([
  ['Good line', {}],
  ['Weak line: smaller pictures', { level: 'small' }],
  ['Bad line: sound only', { level: 'sound' }],
  ['Sound only, as you chose', { level: 'sound', chosen: 'you' }],
  ['Sound only, as the other side chose', { chosen: 'other' }],
  ['Interrupted, trying again', { others: [other('interrupted')], level: 'sound' }],
  ['No sound or picture', { others: [other('failed')] }],
  ['Connecting', { others: [] }],
] as const)('the line is said to be: %s', (text, changes) => {
  expect(lineWords(snapshot(changes), ['meera'])?.text).toBe(text);
});

test('with nobody there is no line to speak of', () => {
  expect(lineWords(snapshot({}), [])).toBeNull();
});

test('nothing is said of a line that another tab has', () => {
  expect(lineWords(snapshot({ others: [], moved: true }), ['meera'])).toBeNull();
});
