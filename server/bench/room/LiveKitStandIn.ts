import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Page } from '@playwright/test';
import { type WebSocket, WebSocketServer } from 'ws';
import { allowNames } from './callPages';
import { type Fields, message, readMessage, textOf } from './protobuf';

/** What a token says of who comes. */
export interface Guest {
  identity: string;
  name: string;
  room: string;
  canPublish: boolean;
}

/** Kind and source are numbers of the protocol's. */
interface SentTrack {
  sid: string;
  kind: number;
  source: number;
  isMuted: boolean;
}

interface Member extends Guest {
  sid: string;
  socket: WebSocket;
  /** What they send, by the id of the browser's track. */
  tracks: Map<string, SentTrack>;
}

/** Places in a `SignalRequest` and a `SignalResponse` of LiveKit's protocol. */
const asked = { offer: 1, answer: 2, trickle: 3, addTrack: 4, mute: 5, leave: 8, ping: 14, pingReq: 16 };
const said = { join: 1, answer: 2, offer: 3, trickle: 4, update: 5, trackPublished: 6, pong: 18 };
const active = 2;
/** Of a candidate: of the line on which a browser sends. */
const publisher = 0;

interface PageOfMedia {
  media: {
    /** Takes what a person sends. */
    takeOffer(who: string, sdp: string): Promise<string>;
    /** A line to a person, with what the others send. */
    makeOffer(who: string): Promise<string>;
    takeAnswer(who: string, sdp: string): Promise<void>;
    takeCandidate(who: string, target: number, candidate: string): Promise<void>;
    /** Sends on what comes under that id to a person, as the stream of that name. */
    forward(from: string, track: string, to: string, stream: string): Promise<void>;
    drop(who: string): void;
  };
  heardCandidate(who: string, target: number, candidate: string): Promise<void>;
  heardTrack(who: string, track: string): Promise<void>;
}

/**
 * What answers LiveKit's client library where there is no LiveKit: it reads the token as that does, speaks its signalling, and
 * has a page of the test's browser carry the media. It knows nothing of simulcast, of quality, of
 * tracks that are taken away, or of taking up again what was cut.
 */
export class LiveKitStandIn {
  readonly key: string;
  readonly secret: string;
  /** Those who came with a token that holds, in their order. */
  readonly guests: Guest[] = [];
  /** Refuses the person who comes, as a server with another secret does. */
  refuses = false;
  readonly #http: Server;
  readonly #members = new Map<string, Member>();
  #media: Page | null = null;
  #count = 0;

  constructor(key: string, secret: string) {
    this.key = key;
    this.secret = secret;
    // Where the way in failed the library asks why.
    this.#http = createServer(({ url = '', method }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://here');
      const isKnown = pathname === '/rtc/validate';
      const status = !isKnown ? 404 : this.#guestOf(searchParams.get('access_token') ?? '') ? 200 : 401;
      const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      response.writeHead(method === 'OPTIONS' ? 200 : status, allowed);
      response.end(status === 401 ? 'invalid token' : status === 404 ? 'not found' : 'success');
    });
    this.#http.on('upgrade', (request, socket, head) => this.#admit(request, socket, head));
  }

  /** @returns its address: "ws://127.0.0.1:4000" */
  async listen(): Promise<string> {
    this.#http.listen(0, '127.0.0.1');
    await once(this.#http, 'listening');
    return `ws://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  /** @param media a page that no one sees, before anybody comes */
  async carryBy(media: Page): Promise<void> {
    this.#media = media;
    await allowNames(media);
    await media.exposeFunction('heardCandidate', (who: string, target: number, candidate: string) =>
      this.#tell(who, said.trickle, message([1, candidate], [2, target])),
    );
    await media.exposeFunction('heardTrack', (who: string, track: string) => this.#forward(who, track));
    await media.goto('about:blank');
    await media.evaluate(carryMedia);
  }

  /** Cuts everybody off, and takes no one in from here on. */
  async close(): Promise<void> {
    for (const { socket } of this.#members.values()) socket.terminate();
    this.#http.closeAllConnections();
    await new Promise((resolve) => this.#http.close(resolve));
  }

  #guestOf(token: string): Guest | null {
    const [head = '', content = '', signature = ''] = token.split('.');
    const right = createHmac('sha256', this.secret).update(`${head}.${content}`).digest();
    const given = Buffer.from(signature, 'base64url');
    if (this.refuses || given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const { iss, sub, name, nbf, exp, video } = JSON.parse(Buffer.from(content, 'base64url').toString());
    const now = Date.now() / 1_000;
    if (iss !== this.key || !sub || nbf > now || exp < now || !video?.roomJoin || !video.room) return null;
    return { identity: sub, name, room: video.room, canPublish: video.canPublish };
  }

  #admit(request: { url?: string | undefined; headers: object }, socket: Duplex, head: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://here');
    const guest = this.#guestOf(searchParams.get('access_token') ?? '');
    if (pathname !== '/rtc' || !guest) {
      socket.end(`HTTP/1.1 ${pathname === '/rtc' ? '401 Unauthorized' : '404 Not Found'}\r\n\r\n`);
      return;
    }
    const upgrade = new WebSocketServer({ noServer: true });
    upgrade.handleUpgrade(request as never, socket, head, (open) => void this.#welcome(open, guest));
  }

  async #welcome(socket: WebSocket, guest: Guest): Promise<void> {
    this.#count += 1;
    const member: Member = { ...guest, sid: `PA_${this.#count}`, socket, tracks: new Map() };
    this.guests.push(guest);
    const others = [...this.#members.values()];
    this.#members.set(member.sid, member);
    socket.on('message', (data) => {
      this.#take(member, data as Buffer).catch((error: Error) => {
        // What was under way when the page that carries was closed has no one to go to.
        if (!error.message.includes('has been closed')) throw error;
      });
    });
    socket.on('close', () => this.#forget(member));
    const join = message(
      [1, message([1, 'RM_1'], [2, guest.room])],
      [2, infoOf(member)],
      ...others.map((other): [number, Buffer] => [3, infoOf(other)]),
      [4, '1.8.0'],
      [6, 1],
      [10, 30],
      [11, 20],
    );
    this.#tell(member.sid, said.join, join);
    this.#updateAll(member);
    await this.#offer(member.sid);
    for (const other of others) for (const id of other.tracks.keys()) await this.#forward(other.sid, id);
  }

  async #take(member: Member, data: Buffer): Promise<void> {
    const request = readMessage(data);
    const { sid } = member;
    const part = (place: number): Fields | null => {
      const found = request.get(place);
      return Buffer.isBuffer(found) ? readMessage(found) : null;
    };
    const [offer, answer, trickle, track, mute] = [
      part(asked.offer),
      part(asked.answer),
      part(asked.trickle),
      part(asked.addTrack),
      part(asked.mute),
    ];
    if (offer) {
      const sdp = await this.#carry('takeOffer', sid, textOf(offer, 2));
      this.#tell(
        sid,
        said.answer,
        message([1, 'answer'], [2, sdp as string], [3, Number(offer.get(3) ?? 0)]),
      );
    } else if (answer) {
      await this.#carry('takeAnswer', sid, textOf(answer, 2));
    } else if (trickle) {
      await this.#carry('takeCandidate', sid, Number(trickle.get(2) ?? publisher), textOf(trickle, 1));
    } else if (track && member.canPublish) {
      this.#count += 1;
      const cid = textOf(track, 1);
      const own: SentTrack = {
        sid: `TR_${this.#count}`,
        kind: Number(track.get(3) ?? 0),
        source: Number(track.get(8) ?? 0),
        isMuted: false,
      };
      member.tracks.set(cid, own);
      this.#tell(sid, said.trackPublished, message([1, cid], [2, fieldsOf(own)]));
      this.#updateAll(member);
    } else if (mute) {
      const own = [...member.tracks.values()].find((one) => one.sid === textOf(mute, 1));
      if (own) own.isMuted = mute.get(2) === 1;
      this.#updateAll(member);
    } else if (request.has(asked.ping)) {
      this.#tell(sid, said.pong, Date.now());
    } else if (request.has(asked.leave)) {
      member.socket.close();
    }
  }

  #forget(member: Member): void {
    if (!this.#members.delete(member.sid)) return;
    void this.#carry('drop', member.sid).catch(() => {});
    // 3: a person who is no longer there.
    for (const { sid } of this.#members.values())
      this.#tell(sid, said.update, message([1, infoOf(member, 3)]));
  }

  #updateAll(member: Member): void {
    for (const { sid } of this.#members.values()) this.#tell(sid, said.update, message([1, infoOf(member)]));
  }

  /** Sends on what has come from a person to all others. */
  async #forward(from: string, id: string): Promise<void> {
    const track = this.#members.get(from)?.tracks.get(id);
    if (!track) return;
    for (const { sid } of this.#members.values()) {
      if (sid === from) continue;
      await this.#carry('forward', from, id, sid, `${from}|${track.sid}`);
      await this.#offer(sid);
    }
  }

  async #offer(sid: string): Promise<void> {
    const sdp = (await this.#carry('makeOffer', sid)) as string;
    this.#tell(sid, said.offer, message([1, 'offer'], [2, sdp]));
  }

  #tell(sid: string, place: number, content: Buffer | number): void {
    const socket = this.#members.get(sid)?.socket;
    if (socket?.readyState === 1) socket.send(message([place, content]));
  }

  async #carry(what: keyof PageOfMedia['media'], ...with_: (string | number)[]): Promise<unknown> {
    return this.#media?.evaluate(
      ([name, parts]) => {
        const { media } = window as unknown as PageOfMedia;
        return (media[name] as (...parts: unknown[]) => unknown)(...parts);
      },
      [what, with_] as const,
    );
  }
}

const fieldsOf = ({ sid, kind, source, isMuted }: SentTrack): Buffer =>
  message([1, sid], [2, kind], [4, Number(isMuted)], [9, source]);

const infoOf = ({ sid, identity, name, tracks, canPublish }: Member, state = active): Buffer =>
  message(
    [1, sid],
    [2, identity],
    [3, state],
    ...[...tracks.values()].map((track): [number, Buffer] => [4, fieldsOf(track)]),
    [9, name],
    [11, message([1, 1], [2, Number(canPublish)])],
  );

/** Runs in the page: two connections for each who comes, one either way, as LiveKit has them. */
const carryMedia = (): void => {
  const { heardCandidate, heardTrack } = window as unknown as PageOfMedia;
  const lines = new Map<string, RTCPeerConnection>();
  const comes = new Map<string, MediaStreamTrack>();
  const lineOf = (who: string, target: number): RTCPeerConnection => {
    const known = lines.get(`${who} ${target}`);
    if (known) return known;
    const line = new RTCPeerConnection();
    lines.set(`${who} ${target}`, line);
    line.onicecandidate = ({ candidate }) => {
      if (candidate) void heardCandidate(who, target, JSON.stringify(candidate));
    };
    line.ontrack = ({ track }) => {
      comes.set(`${who} ${track.id}`, track);
      // Sound that no one hears is not passed on, either.
      const sink = Object.assign(new Audio(), { srcObject: new MediaStream([track]), muted: true });
      if (track.kind === 'audio') void sink.play().catch(() => {});
      void heardTrack(who, track.id);
    };
    // Without anything to carry there would be no line at all.
    if (target === 1) line.createDataChannel('_reliable');
    return line;
  };
  const waiting = new Map<RTCPeerConnection, RTCIceCandidateInit[]>();
  const describe = async (line: RTCPeerConnection, type: RTCSdpType, sdp: string): Promise<void> => {
    await line.setRemoteDescription({ type, sdp });
    for (const candidate of waiting.get(line) ?? []) await line.addIceCandidate(candidate);
    waiting.delete(line);
  };
  /** One offer at a time on each line. */
  const turns = new Map<RTCPeerConnection, Promise<unknown>>();
  const answered = new Map<RTCPeerConnection, () => void>();
  const names = new Map<string, string>();
  const media: PageOfMedia['media'] = {
    takeOffer: async (who, sdp) => {
      const line = lineOf(who, 0);
      await describe(line, 'offer', sdp);
      await line.setLocalDescription();
      return line.localDescription?.sdp ?? '';
    },
    makeOffer: async (who) => {
      const line = lineOf(who, 1);
      const before = turns.get(line);
      let done = () => {};
      turns.set(line, new Promise<void>((resolve) => (done = resolve)));
      await before;
      answered.set(line, done);
      await line.setLocalDescription();
      // The library knows by the stream's name whose it is.
      return [...names].reduce(
        (sdp, [id, name]) => sdp.replaceAll(id, name),
        line.localDescription?.sdp ?? '',
      );
    },
    takeAnswer: async (who, sdp) => {
      const line = lineOf(who, 1);
      const done = answered.get(line);
      await describe(line, 'answer', sdp);
      done?.();
    },
    takeCandidate: async (who, target, text) => {
      const line = lineOf(who, target);
      const candidate: RTCIceCandidateInit = JSON.parse(text);
      if (line.remoteDescription) await line.addIceCandidate(candidate);
      else waiting.set(line, [...(waiting.get(line) ?? []), candidate]);
    },
    forward: async (from, id, to, stream) => {
      const track = comes.get(`${from} ${id}`);
      if (!track) return;
      const own = new MediaStream();
      names.set(own.id, stream);
      lineOf(to, 1).addTrack(track, own);
    },
    drop: (who) => {
      for (const target of [0, 1]) {
        lines.get(`${who} ${target}`)?.close();
        lines.delete(`${who} ${target}`);
      }
    },
  };
  Object.assign(window, { media });
};
