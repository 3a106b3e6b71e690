import type { TileName } from '@paadam/shared/domain';
import type { ReactNode } from 'react';
import { mid, soft } from '../drawing';

/** The ground that the drawings of emptiness stand on: a disc, and a shadow below. Decoration. */
export function StateDrawing({ tile, children }: { tile: TileName; children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <circle cx="120" cy="80" r="70" fill={soft(tile)} />
      <ellipse cx="120" cy="142" rx="90" ry="7" fill={mid(tile, 18)} />
      {children}
    </svg>
  );
}
