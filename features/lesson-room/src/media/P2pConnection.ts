import { type ConnectionState, type Level, lowestOf, type SourceKind, sourceKinds } from './MediaEngine';
import { type Counters, countersOf, measureReceiving, measureSending } from './readLine';
import { createStepper } from './stepper';
import { frugalSound, fullSound, tuneSound } from './tuneSound';

/** What the two ends of a connection say to each other, over the room. */
export type Signal =
  /** An offer or an answer of the numbered round. */
  | { k: 'description'; round: number; description: RTCSessionDescriptionInit }
  | { k: 'candidate'; candidate: RTCIceCandidateInit }
  /** The side that does not offer asks for another round; `ice`: since nothing comes through. */
  | { k: 'again'; ice: boolean }
  /** How much the other may send. */
  | { k: 'want'; level: Level; chosen: boolean }
  /** Whether pictures are sent at all: a line that falls silent keeps the last one. */
  | { k: 'sends'; pictures: boolean };

type Tracks = Readonly<Record<SourceKind, MediaStreamTrack | null>>;

interface P2pConnectionOptions {
  ice: RTCIceServer[];
  /** One side alone makes lines and offers, so that two offers never meet. */
  offers: boolean;
  tracks: Tracks;
  /** How much one sends and takes at most. */
  most: Level;
  send: (signal: Signal) => void;
  onChange: () => void;
}

/** Milliseconds until a try to connect counts as failed. */
const tryMs = 6_000;
/** As long a line may be interrupted before another way is looked for. */
const interruptedMs = 1_500;
/** After so long without any connection the person who waits is told. */
const failedMs = 15_000;

/** Bits a second, pictures a second, and by how much the picture is made smaller. */
const pictures: Record<'camera' | 'screen', Record<'small' | 'full', RTCRtpEncodingParameters>> = {
  camera: {
    small: { maxBitrate: 120_000, maxFramerate: 12, scaleResolutionDownBy: 2 },
    full: { maxBitrate: 700_000, maxFramerate: 24, scaleResolutionDownBy: 1 },
  },
  screen: {
    small: { maxBitrate: 250_000, maxFramerate: 3, scaleResolutionDownBy: 1 },
    full: { maxBitrate: 1_500_000, maxFramerate: 15, scaleResolutionDownBy: 1 },
  },
};

/** One codec for pictures, which every browser has: descriptions become little more than half as long. */
const preferOneCodec = (transceiver: RTCRtpTransceiver, kind: 'audio' | 'video'): void => {
  const wanted = kind === 'audio' ? /^audio\/opus$/i : /^video\/(VP8|rtx)$/i;
  const codecs = RTCRtpReceiver.getCapabilities(kind)?.codecs.filter(({ mimeType }) => wanted.test(mimeType));
  // Older browsers do without.
  if (codecs?.length) transceiver.setCodecPreferences?.(codecs);
};

/**
 * The connection to one tab of one of the others: sound and pictures both ways, over whatever becomes of the network. Once
 * its lines stand, what goes over them is exchanged without another round of descriptions.
 */
export class P2pConnection {
  readonly #options: P2pConnectionOptions;
  readonly #pc: RTCPeerConnection;
  /** In the order of `sourceKinds`. */
  #lines: RTCRtpTransceiver[] = [];
  #tracks: Tracks;
  #most: Level;
  #wish: { level: Level; chosen: boolean } = { level: 'full', chosen: false };
  #toldWish = '';
  #toldPictures = true;
  #othersPictures = true;
  /** One step after the other: descriptions and candidates must not overtake each other. */
  #work: Promise<unknown> = Promise.resolve();
  #round = 0;
  #triedAt = performance.now();
  readonly #startedAt = performance.now();
  #outSince: number | null = performance.now();
  #wasConnected = false;
  #early: RTCIceCandidateInit[] = [];
  #closed = false;
  #counters: Counters | null = null;
  #sending: Level = 'full';
  #receiving: Level = 'full';
  #sound = fullSound;
  readonly #stepSending = createStepper(performance.now());
  readonly #stepReceiving = createStepper(performance.now());

  constructor(options: P2pConnectionOptions) {
    this.#options = options;
    this.#tracks = options.tracks;
    this.#most = options.most;
    const pc = new RTCPeerConnection({ iceServers: options.ice, bundlePolicy: 'max-bundle' });
    this.#pc = pc;
    pc.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate?.candidate) options.send({ k: 'candidate', candidate: candidate.toJSON() });
    });
    pc.addEventListener('track', () => this.#takeLines());
    pc.addEventListener('connectionstatechange', () => this.#noticeState());
    if (options.offers) {
      for (const kind of ['audio', 'video', 'video'] as const) {
        preferOneCodec(pc.addTransceiver(kind, { direction: 'sendrecv' }), kind);
      }
      this.#takeLines();
      this.#offer(false);
    }
  }

  get state(): ConnectionState {
    if (this.#pc.connectionState === 'connected') return 'connected';
    if (this.#wasConnected) return 'interrupted';
    return performance.now() - this.#startedAt > failedMs ? 'failed' : 'connecting';
  }

  /** What the line bears, the worse way of both. */
  get level(): Level {
    return lowestOf(this.#sending, this.#receiving);
  }

  /** Whether the other side chose sound alone. */
  get othersChoice(): boolean {
    return this.#wish.chosen;
  }

  /** Whether the other side sends what it shows. */
  get sendsPictures(): boolean {
    return this.#othersPictures;
  }

  /** Whether pictures go to the other side, as far as there are any. */
  get getsPictures(): boolean {
    return this.#effective !== 'sound';
  }

  /** @returns what comes from the other side on that line, whether or not anything is sent */
  received(kind: SourceKind): MediaStreamTrack | null {
    return this.#lines[sourceKinds.indexOf(kind)]?.receiver.track ?? null;
  }

  setTracks(tracks: Tracks): void {
    this.#tracks = tracks;
    void this.#fill();
  }

  setMost(most: Level): void {
    this.#most = most;
    this.#tellWish();
    this.#applyLevel();
  }

  hear(signal: Signal): void {
    switch (signal.k) {
      case 'description':
        this.#next(() => this.#takeDescription(signal.round, signal.description));
        break;
      case 'candidate':
        this.#next(() => this.#takeCandidate(signal.candidate));
        break;
      case 'again':
        if (this.#options.offers && (!signal.ice || performance.now() - this.#triedAt > 2_000)) {
          this.#offer(signal.ice);
        }
        break;
      case 'want':
        this.#wish = signal;
        this.#applyLevel();
        this.#options.onChange();
        break;
      case 'sends':
        this.#othersPictures = signal.pictures;
        this.#options.onChange();
        break;
    }
  }

  /** To be called every second or so. @param reachable whether what is said reaches the other side */
  async tick(reachable: boolean): Promise<void> {
    if (this.#closed) return;
    const now = performance.now();
    if (reachable) this.#heal(now);
    if (this.#pc.connectionState !== 'connected') return;
    const counters = countersOf((await this.#pc.getStats()).values());
    const before = this.#counters;
    this.#counters = counters;
    if (!before || this.#closed) return;
    const sendsPictures = this.#effective !== 'sound' && Boolean(this.#tracks.camera ?? this.#tracks.screen);
    const sending = this.#stepSending.take(measureSending(counters, sendsPictures), now);
    const receiving = this.#stepReceiving.take(measureReceiving(before, counters), now);
    if (sending === this.#sending && receiving === this.#receiving) return;
    this.#sending = sending;
    this.#receiving = receiving;
    this.#tellWish();
    this.#applyLevel();
    this.#options.onChange();
  }

  close(): void {
    this.#closed = true;
    this.#pc.close();
  }

  #next(step: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (this.#closed) return;
      try {
        await step();
      } catch (error) {
        // A round that went wrong is begun anew by `#heal`; one that a newer overtook was to be lost.
        if (!this.#closed) console.warn('A step of the call was left out:', error);
      }
    });
  }

  #offer(ice: boolean): void {
    this.#triedAt = performance.now();
    this.#next(async () => {
      this.#round += 1;
      const offer = await this.#pc.createOffer({ iceRestart: ice });
      await this.#pc.setLocalDescription(offer);
      this.#sendDescription();
    });
  }

  #sendDescription(): void {
    const { localDescription } = this.#pc;
    if (!localDescription) return;
    const { type, sdp } = localDescription;
    this.#options.send({ k: 'description', round: this.#round, description: { type, sdp } });
  }

  async #takeDescription(round: number, description: RTCSessionDescriptionInit): Promise<void> {
    const pc = this.#pc;
    const tuned = { type: description.type, sdp: tuneSound(description.sdp ?? '', this.#sound) };
    if (description.type === 'answer') {
      if (round !== this.#round || pc.signalingState !== 'have-local-offer') return;
      await pc.setRemoteDescription(tuned);
    } else {
      this.#round = round;
      this.#triedAt = performance.now();
      await pc.setRemoteDescription(tuned);
      this.#takeLines();
      await pc.setLocalDescription();
      this.#sendDescription();
    }
    for (const candidate of this.#early.splice(0)) await this.#takeCandidate(candidate);
    await this.#fill();
  }

  async #takeCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (!this.#pc.remoteDescription) {
      this.#early.push(candidate);
      return;
    }
    // One of a round before is of no use any more.
    await this.#pc.addIceCandidate(candidate).catch(() => {});
  }

  #takeLines(): void {
    const lines = this.#pc.getTransceivers();
    if (this.#lines.length > 0 || lines.length < sourceKinds.length) return;
    this.#lines = lines.slice(0, sourceKinds.length);
    for (const [index, line] of this.#lines.entries()) {
      line.direction = 'sendrecv';
      if (!this.#options.offers) preferOneCodec(line, index === 0 ? 'audio' : 'video');
    }
    void this.#fill();
    this.#options.onChange();
  }

  /** What goes out: as much as one wants, the other wants, and the line bears. */
  get #effective(): Level {
    return lowestOf(this.#most, this.#wish.level, this.#sending);
  }

  #applyLevel(): void {
    void this.#fill();
    this.#tellPictures();
    const sound = this.#effective === 'sound' || this.#receiving === 'sound' ? frugalSound : fullSound;
    if (sound === this.#sound) return;
    this.#sound = sound;
    // How long a packet of voice is stands in the descriptions.
    if (this.#options.offers) this.#offer(false);
    else this.#options.send({ k: 'again', ice: false });
  }

  #filling: Promise<void> = Promise.resolve();

  #fill(): Promise<void> {
    this.#filling = this.#filling
      .then(async () => {
        const level = this.#effective;
        for (const [index, kind] of sourceKinds.entries()) {
          const sender = this.#lines[index]?.sender;
          if (!sender || this.#closed) return;
          const track = kind !== 'microphone' && level === 'sound' ? null : this.#tracks[kind];
          if (sender.track !== track) await sender.replaceTrack(track);
          await this.#limit(sender, kind, level);
        }
      })
      .catch((error) => {
        if (!this.#closed) console.warn('A track was not taken over:', error);
      });
    return this.#filling;
  }

  async #limit(sender: RTCRtpSender, kind: SourceKind, level: Level): Promise<void> {
    const parameters = sender.getParameters();
    const [encoding] = parameters.encodings;
    // There are none before the first round.
    if (!encoding) return;
    const wanted: RTCRtpEncodingParameters =
      kind === 'microphone'
        ? { maxBitrate: this.#sound.bitrate, priority: 'high', networkPriority: 'high' }
        : pictures[kind][level === 'full' ? 'full' : 'small'];
    const same = Object.entries(wanted).every(
      ([name, value]) => encoding[name as keyof typeof encoding] === value,
    );
    if (same) return;
    Object.assign(encoding, wanted);
    // Of a few of these Firefox and Safari know nothing, and refuse the whole: then it goes as it is.
    await sender.setParameters(parameters).catch(() => {});
  }

  #tellWish(): void {
    const level = lowestOf(this.#most, this.#receiving);
    const wish: Signal = { k: 'want', level, chosen: this.#most === 'sound' };
    const text = JSON.stringify(wish);
    if (text === this.#toldWish) return;
    this.#toldWish = text;
    this.#options.send(wish);
  }

  #tellPictures(): void {
    const pictures = this.#effective !== 'sound';
    if (pictures === this.#toldPictures) return;
    this.#toldPictures = pictures;
    this.#options.send({ k: 'sends', pictures });
  }

  #noticeState(): void {
    const now = performance.now();
    if (this.#pc.connectionState === 'connected') {
      this.#wasConnected = true;
      this.#outSince = null;
      this.#counters = null;
      this.#stepSending.settle(now);
      this.#stepReceiving.settle(now);
      if (this.#most !== 'full') this.#tellWish();
      this.#tellPictures();
    } else this.#outSince ??= now;
    this.#options.onChange();
  }

  #heal(now: number): void {
    const { connectionState } = this.#pc;
    if (connectionState === 'connected' || this.#outSince === null) return;
    const isOut = connectionState === 'failed' || now - this.#outSince > interruptedMs;
    const wait = this.#wasConnected ? 3_000 : tryMs;
    if (!isOut || now - this.#triedAt < wait) return;
    if (this.#options.offers) this.#offer(true);
    else {
      this.#triedAt = now;
      this.#options.send({ k: 'again', ice: true });
    }
    this.#options.onChange();
  }
}
