import { mid, type TileName, token } from '@paadam/shared/ui';

/** A lotus on calm water. */
export function LotusDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <circle cx="160" cy="56" r="34" fill={token('accent')} opacity="0.85" />
      <path
        d="M160 112C92 116 74 92 70 70c34-2 70 8 90 42zM160 112c68 4 86-20 90-42-34-2-70 8-90 42z"
        fill={mid(tile, 45)}
      />
      <path
        d="M160 112c-48-8-60-40-54-68 28 8 52 30 54 68zM160 112c48-8 60-40 54-68-28 8-52 30-54 68z"
        fill={mid(tile, 62)}
      />
      <path d="M160 112c-26-26-28-60 0-88 28 28 26 62 0 88z" fill={mid(tile, 82)} />
      <path
        d="M84 122q18 10 38 0t38 0 38 0 38 0M104 136q14 7 28 0t28 0 28 0 28 0"
        fill="none"
        stroke={mid(tile, 40)}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}
