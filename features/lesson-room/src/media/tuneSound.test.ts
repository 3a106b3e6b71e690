import { frugalSound, fullSound, tuneSound } from './tuneSound';

const sdp = (...audio: string[]) =>
  [
    'v=0',
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    'a=rtpmap:111 opus/48000/2',
    ...audio,
    'm=video 9 UDP/TLS/RTP/SAVPF 96',
    'a=rtpmap:96 VP8/90000',
    '',
  ].join('\r\n');

test('asks the other side’s encoder for short packets, or for long ones that cost less', () => {
  const plain = sdp('a=fmtp:111 minptime=10;useinbandfec=1');
  expect(tuneSound(plain, fullSound)).toBe(
    sdp('a=fmtp:111 minptime=10;useinbandfec=1;usedtx=1;maxaveragebitrate=32000', 'a=ptime:20'),
  );
  expect(tuneSound(plain, frugalSound)).toBe(
    sdp('a=fmtp:111 minptime=10;useinbandfec=1;usedtx=1;maxaveragebitrate=16000', 'a=ptime:60'),
  );
});

test('what was asked for before is replaced', () => {
  const frugal = tuneSound(sdp('a=fmtp:111 minptime=10'), frugalSound);
  expect(tuneSound(frugal, fullSound)).toBe(tuneSound(sdp('a=fmtp:111 minptime=10'), fullSound));
});

test('a description without settings gets them, one without Opus stays as it is', () => {
  expect(tuneSound(sdp(), frugalSound)).toContain(
    'a=fmtp:111 useinbandfec=1;usedtx=1;maxaveragebitrate=16000',
  );
  const other = sdp().replace('opus', 'PCMU');
  expect(tuneSound(other, frugalSound)).toBe(other);
});
