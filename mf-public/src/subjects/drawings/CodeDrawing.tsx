import { mid, soft, type TileName, token } from '@paadam/shared/ui';

/** A screen full of code. */
export function CodeDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <path d="M140 112h40l6 20h-52z" fill={mid(tile, 45)} />
      <rect x="118" y="126" width="84" height="8" rx="4" fill={mid(tile, 60)} />
      <rect x="86" y="20" width="148" height="96" rx="12" fill={mid(tile, 82)} />
      <rect x="95" y="29" width="130" height="78" rx="6" fill={token('sheet')} />
      <path
        d="M122 54l-14 14 14 14M198 54l14 14-14 14"
        fill="none"
        stroke={mid(tile, 85)}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M168 46l-16 44" stroke={token('accent')} strokeWidth="6" strokeLinecap="round" />
      <rect x="240" y="88" width="36" height="46" rx="8" fill={mid(tile, 65)} />
      <rect x="246" y="95" width="24" height="28" rx="3" fill={soft(tile)} />
      <path d="M48 126h30v-8H48z" fill={mid(tile, 55)} />
      <path d="M52 118h26v-8H52z" fill={token('accent')} />
    </g>
  );
}
