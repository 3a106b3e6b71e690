import type { MediaSnapshot } from './MediaEngine';

export interface LineWords {
  tone: 'good' | 'warn' | 'bad' | 'muted';
  /** A few words. */
  text: string;
}

/**
 * @param peers of those whose sound and pictures are awaited
 * @returns how the line is, in words; null where there is nobody to have one with, or another tab has it
 */
export const lineWords = (
  { others, level, chosen, moved }: MediaSnapshot,
  peers: readonly string[],
): LineWords | null => {
  if (peers.length === 0 || moved) return null;
  const states = peers.map((peer) => others.find((other) => other.peer === peer)?.connection ?? 'connecting');
  if (states.includes('failed')) return { tone: 'bad', text: 'No sound or picture' };
  if (states.includes('interrupted')) return { tone: 'warn', text: 'Interrupted, trying again' };
  if (states.includes('connecting')) return { tone: 'muted', text: 'Connecting' };
  if (chosen === 'you') return { tone: 'muted', text: 'Sound only, as you chose' };
  if (chosen === 'other') return { tone: 'muted', text: 'Sound only, as the other side chose' };
  if (level === 'sound') return { tone: 'bad', text: 'Bad line: sound only' };
  if (level === 'small') return { tone: 'warn', text: 'Weak line: smaller pictures' };
  return { tone: 'good', text: 'Good line' };
};
