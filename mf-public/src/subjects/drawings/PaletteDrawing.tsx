import { mid, type TileName, token } from '@paadam/shared/ui';

/** A palette and a brush. */
export function PaletteDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <path
        d="M150 24c44 0 74 24 74 54 0 18-12 26-28 26h-14c-12 0-14 8-8 15 6 8 0 15-16 15-44 0-76-24-76-56s30-54 68-54z"
        fill={token('sheet')}
      />
      <circle cx="114" cy="68" r="11" fill={mid('coral', 60)} />
      <circle cx="142" cy="48" r="11" fill={token('accent')} />
      <circle cx="176" cy="50" r="11" fill={mid('green', 65)} />
      <circle cx="198" cy="74" r="11" fill={mid('sky', 60)} />
      <circle cx="120" cy="98" r="11" fill={mid('violet', 60)} />
      <g transform="rotate(42 226 78)">
        <rect x="221" y="14" width="10" height="70" rx="5" fill={mid(tile, 80)} />
        <rect x="219" y="82" width="14" height="16" fill={mid('slate', 40)} />
        <path d="M219 98h14q2 16-7 28-9-12-7-28z" fill={mid('coral', 65)} />
      </g>
    </g>
  );
}
