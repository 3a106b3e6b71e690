import { mid, soft, type TileName, token } from '@paadam/shared/ui';

/** Bars that grow, and coins. */
export function ChartDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <rect x="84" y="22" width="132" height="108" rx="12" fill={token('sheet')} />
      <g fill={mid(tile, 60)}>
        <rect x="102" y="88" width="18" height="28" rx="4" />
        <rect x="130" y="72" width="18" height="44" rx="4" />
        <rect x="158" y="80" width="18" height="36" rx="4" />
        <rect x="186" y="54" width="18" height="62" rx="4" fill={mid(tile, 85)} />
      </g>
      <path
        d="M104 68l32-20 28 12 34-26"
        fill="none"
        stroke={token('accent')}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g>
        <ellipse cx="240" cy="124" rx="24" ry="9" fill={mid(tile, 85)} />
        <ellipse cx="240" cy="114" rx="24" ry="9" fill={token('accent')} />
        <ellipse cx="240" cy="104" rx="24" ry="9" fill={mid(tile, 85)} />
        <ellipse cx="240" cy="94" rx="24" ry="9" fill={token('accent')} />
        <ellipse cx="240" cy="94" rx="15" ry="5" fill={soft(tile)} opacity="0.7" />
      </g>
    </g>
  );
}
