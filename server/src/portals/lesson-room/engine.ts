import { createHmac } from 'node:crypto';
import type { Config } from '../../foundation/config/Config';

/** A server that helps two browsers to find each other, as `RTCPeerConnection` takes it. */
interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/** Seconds that a relay's credentials hold: longer than any lesson, for a call that is renegotiated at its end. */
const relayHolds = 6 * 3_600;

/** Seconds by which the clocks of two servers may differ. */
const clockSlack = 60;

/**
 * @param now milliseconds
 * @returns the servers of one person's call; the relay's credentials are those of its REST convention, "expiry:person" and
 *   the HMAC of that, which any number of servers can make and no one has to keep
 */
export const iceServersOf = (
  { stunUrls, turn }: Pick<Config, 'stunUrls' | 'turn'>,
  userId: string,
  now: number,
): IceServer[] => {
  const stun = stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : [];
  if (!turn) return stun;
  const username = `${Math.floor(now / 1_000) + relayHolds}:${userId}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [...stun, { urls: [...turn.urls], username, credential }];
};

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

interface LiveKitGuest {
  room: string;
  /** Unique in the room. */
  identity: string;
  name: string;
  /** Whether they may be seen and heard. */
  canPublish: boolean;
  /** Milliseconds. */
  until: number;
}

/** @param now milliseconds @returns the token with which a browser enters a room of LiveKit, a JWT signed with HS256 */
export const liveKitToken = (
  { key, secret }: { key: string; secret: string },
  { room, identity, name, canPublish, until }: LiveKitGuest,
  now: number,
): string => {
  const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1_000);
  const content = [
    { alg: 'HS256', typ: 'JWT' },
    {
      iss: key,
      sub: identity,
      name,
      nbf: seconds(now) - clockSlack,
      exp: seconds(until) + clockSlack,
      video: { room, roomJoin: true, canPublish, canSubscribe: true, canPublishData: false },
    },
  ]
    .map(base64url)
    .join('.');
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};
