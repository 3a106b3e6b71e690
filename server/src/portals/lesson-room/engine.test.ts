import { createHmac } from 'node:crypto';
import { iceServersOf, liveKitToken } from './engine';

describe('what a call runs on', () => {
  it('is nothing but the two browsers, unless told', () => {
    expect(iceServersOf({ stunUrls: [], turn: null }, 'asha', 0)).toEqual([]);
  });

  it('is a relay with credentials of one person that end', () => {
    const turn = { urls: ['turn:media.example:3478'], secret: 'north' };
    const servers = iceServersOf({ stunUrls: ['stun:media.example:3478'], turn }, 'asha', 1_000_000);
    expect(servers).toEqual([
      { urls: ['stun:media.example:3478'] },
      {
        urls: ['turn:media.example:3478'],
        username: '22600:asha',
        credential: createHmac('sha1', 'north').update('22600:asha').digest('base64'),
      },
    ]);
  });

  it('is a room of LiveKit, in which a parent is neither seen nor heard', () => {
    const guest = {
      room: 'b',
      identity: 'tab',
      name: 'Latha Kumar',
      canPublish: false,
      until: 7_200_000,
    };
    const token = liveKitToken({ key: 'key', secret: 'south' }, guest, 3_600_000);
    const [head = '', content = '', signature] = token.split('.');
    const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString());
    expect(read(head)).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(read(content)).toEqual({
      iss: 'key',
      sub: 'tab',
      name: 'Latha Kumar',
      nbf: 3_540,
      exp: 7_260,
      video: { room: 'b', roomJoin: true, canPublish: false, canSubscribe: true, canPublishData: false },
    });
    expect(signature).toBe(createHmac('sha256', 'south').update(`${head}.${content}`).digest('base64url'));
  });
});
