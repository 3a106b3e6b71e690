import { mid, pencilGrey, type TileName, token } from '@paadam/shared/ui';

/** Two who talk. */
export function SpeechDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <path
        d="M96 24h82q16 0 16 16v38q0 16-16 16h-46l-22 22V94H96q-16 0-16-16V40q0-16 16-16z"
        fill={mid(tile, 65)}
      />
      <path
        d="M112 78l20-38 20 38M119 66h26"
        fill="none"
        stroke={token('sheet')}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M166 62h60q14 0 14 14v30q0 14-14 14h-2v18l-20-18h-38q-14 0-14-14V76q0-14 14-14z"
        fill={token('sheet')}
      />
      <path d="M170 82h52M170 96h34" stroke={pencilGrey} strokeWidth="6" strokeLinecap="round" />
      <circle cx="228" cy="40" r="9" fill={token('accent')} />
    </g>
  );
}
