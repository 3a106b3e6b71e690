interface SinkContext extends AudioContext {
  setSinkId?(id: string): Promise<void>;
}

/**
 * Measures a microphone some times a second.
 *
 * @param onLevel gets 0 for silence to 1 for the loudest
 * @returns ends it
 */
export const watchLevel = (track: MediaStreamTrack, onLevel: (level: number) => void): (() => void) => {
  if (!('AudioContext' in globalThis)) return () => {};
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getByteTimeDomainData(samples);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
    // Ears hear in steps of loudness: quiet speech is to be seen, too.
    onLevel(Math.min(1, Math.sqrt(loudest / 128)));
  }, 100);
  return () => {
    clearInterval(timer);
    void context.close();
  };
};

const noteSeconds = 0.25;
const notes = [523, 659, 784];

/** Plays three notes. @param speaker the id of an output; null: the system's */
export const playTestSound = async (speaker: string | null): Promise<void> => {
  if (!('AudioContext' in globalThis)) return;
  const context: SinkContext = new AudioContext();
  if (speaker) await context.setSinkId?.(speaker).catch(() => {});
  await context.resume();
  const loudness = context.createGain();
  loudness.gain.value = 0.2;
  loudness.connect(context.destination);
  for (const [index, frequency] of notes.entries()) {
    const note = context.createOscillator();
    note.frequency.value = frequency;
    note.connect(loudness);
    note.start(context.currentTime + index * noteSeconds);
    note.stop(context.currentTime + (index + 1) * noteSeconds);
  }
  await new Promise((done) => setTimeout(done, notes.length * noteSeconds * 1_000 + 100));
  await context.close();
};
