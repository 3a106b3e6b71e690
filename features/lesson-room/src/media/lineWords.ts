import * as words from '../messages/room';
import type { MediaSnapshot } from './MediaEngine';

export interface LineWords {
  tone: 'good' | 'warn' | 'bad' | 'muted';
  /** A few words. */
  text: string;
}

/**
 * @param peers of those whose sound and pictures are awaited
 * @returns how the line is, in words; null where there is no one to have one with, or another tab has it
 */
export const lineWords = (
  { others, level, chosen, moved }: MediaSnapshot,
  peers: readonly string[],
): LineWords | null => {
  if (peers.length === 0 || moved) return null;
  const states = peers.map((peer) => others.find((other) => other.peer === peer)?.connection ?? 'connecting');
  if (states.includes('failed')) return { tone: 'bad', text: words.noSoundOrPicture() };
  if (states.includes('interrupted')) return { tone: 'warn', text: words.interruptedTryingAgain() };
  if (states.includes('connecting')) return { tone: 'muted', text: words.connecting() };
  if (chosen === 'you') return { tone: 'muted', text: words.soundOnlyAsYouChose() };
  if (chosen === 'other') return { tone: 'muted', text: words.soundOnlyAsTheOther() };
  if (level === 'sound') return { tone: 'bad', text: words.badLineSoundOnly() };
  if (level === 'small') return { tone: 'warn', text: words.weakLineSmallerPictures() };
  return { tone: 'good', text: words.goodLine() };
};
