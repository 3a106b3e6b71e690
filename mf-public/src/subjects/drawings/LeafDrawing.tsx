import { mid, type TileName, token } from '@paadam/shared/ui';

/** A young plant under the sun. */
export function LeafDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <circle cx="226" cy="44" r="20" fill={token('accent')} />
      <path d="M160 118V64" stroke={mid(tile, 85)} strokeWidth="6" strokeLinecap="round" />
      <path d="M160 84c-6-34-30-48-66-46 0 32 22 54 66 46z" fill={mid(tile, 55)} />
      <path d="M160 66c4-30 24-44 54-46 4 32-16 52-54 46z" fill={mid(tile, 75)} />
      <path
        d="M108 48c20 6 38 18 52 36M204 30c-18 8-32 20-44 36"
        fill="none"
        stroke={token('sheet')}
        strokeWidth="2.5"
        opacity="0.6"
      />
      <path d="M104 132c8-22 30-26 56-26s48 4 56 26z" fill={mid(tile, 90)} />
      <circle cx="140" cy="121" r="3" fill={token('accent')} />
      <circle cx="176" cy="118" r="3" fill={token('accent')} />
    </g>
  );
}
