import { mid, soft, type TileName, token } from '@paadam/shared/ui';

/** A cup between two sheets of answers. */
export function TrophyDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <g transform="rotate(-9 96 84)">
        <rect x="66" y="44" width="60" height="80" rx="6" fill={token('sheet')} />
        <path
          d="M76 62l5 5 9-9M76 82l5 5 9-9M76 102l5 5 9-9M98 64h18M98 84h18M98 104h18"
          fill="none"
          stroke={mid(tile, 60)}
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <path
        d="M136 36h-18c0 26 10 36 28 38M204 36h18c0 26-10 36-28 38"
        fill="none"
        stroke={mid(tile, 70)}
        strokeWidth="7"
      />
      <path d="M134 24h72v30c0 26-16 40-36 40s-36-14-36-40z" fill={token('accent')} />
      <path d="M164 92h12v20h-12z" fill={mid(tile, 70)} />
      <path d="M146 112h48l6 20h-60z" fill={mid(tile, 85)} />
      <path d="M170 36l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z" fill={soft(tile)} />
      <circle cx="246" cy="104" r="24" fill={mid(tile, 75)} />
      <circle cx="246" cy="104" r="17" fill={token('sheet')} />
      <path d="M246 94v10l7 5" fill="none" stroke={mid(tile, 90)} strokeWidth="4" strokeLinecap="round" />
      <path d="M242 74h8v6h-8z" fill={mid(tile, 75)} />
    </g>
  );
}
