import { Signal, TriangleAlert } from 'lucide-react';
import { SignText } from '../room.styles';
import type { LineWords } from './lineWords';

const signs = { good: Signal, warn: TriangleAlert, bad: TriangleAlert, muted: null };

/** How the line is, by sign and in words. */
export function LineSign({ words }: { words: LineWords | null }) {
  const Sign = words && signs[words.tone];
  return (
    <SignText role="status" $tone={words?.tone ?? 'muted'}>
      {Sign && <Sign size={16} aria-hidden />}
      {words?.text}
    </SignText>
  );
}
