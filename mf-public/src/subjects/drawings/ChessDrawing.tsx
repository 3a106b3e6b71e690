import { mid, type TileName, token } from '@paadam/shared/ui';

/** A king and a pawn on the board. */
export function ChessDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <path d="M70 118h180l14 18H56z" fill={token('sheet')} />
      <path
        d="M100 118h30l-4 9H95zM160 118h30l2 9h-32zM126 127h34v9h-37zM192 127h36l5 9h-40zM220 118h30l7 9h-32zM95 127H63l-7 9h32z"
        fill={mid(tile, 60)}
      />
      <path d="M144 8h10v8h8v9h-8v9h-10v-9h-8v-9h8z" fill={token('accent')} />
      <path d="M122 44q27-18 54 0l-10 34q6 16 10 32h-54q4-16 10-32z" fill={mid(tile, 80)} />
      <rect x="124" y="72" width="50" height="9" rx="4" fill={mid(tile, 55)} />
      <rect x="114" y="106" width="70" height="14" rx="6" fill={mid(tile, 80)} />
      <circle cx="218" cy="68" r="15" fill={token('accent')} />
      <path d="M208 80h20l8 28h-36z" fill={token('accent')} />
      <rect x="194" y="106" width="48" height="13" rx="6" fill={token('accent')} />
    </g>
  );
}
