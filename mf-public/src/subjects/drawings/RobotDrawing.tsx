import { mid, soft, type TileName, token } from '@paadam/shared/ui';

/** A friendly robot. */
export function RobotDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <path d="M160 30V16" stroke={mid(tile, 70)} strokeWidth="5" strokeLinecap="round" />
      <circle cx="160" cy="13" r="6" fill={token('accent')} />
      <rect x="122" y="28" width="76" height="52" rx="16" fill={mid(tile, 70)} />
      <rect x="132" y="40" width="56" height="28" rx="12" fill={token('sheet')} />
      <circle cx="148" cy="54" r="5" fill={mid(tile, 95)} />
      <circle cx="172" cy="54" r="5" fill={mid(tile, 95)} />
      <rect x="130" y="86" width="60" height="44" rx="12" fill={mid(tile, 55)} />
      <circle cx="160" cy="108" r="11" fill={soft(tile)} />
      <path d="M160 101v7l5 4" fill="none" stroke={mid(tile, 90)} strokeWidth="3" strokeLinecap="round" />
      <path
        d="M128 94q-22 2-26 24M192 94q22-2 26-26"
        fill="none"
        stroke={mid(tile, 70)}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <circle cx="219" cy="62" r="8" fill={token('accent')} />
      <circle cx="101" cy="122" r="8" fill={token('accent')} />
      <rect x="112" y="48" width="8" height="16" rx="3" fill={mid(tile, 85)} />
      <rect x="200" y="48" width="8" height="16" rx="3" fill={mid(tile, 85)} />
    </g>
  );
}
