import { mid, type TileName, token } from '@paadam/shared/ui';

/** A globe on its stand. */
export function GlobeDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <path
        d="M186 18a56 56 0 0 1-52 98"
        fill="none"
        stroke={token('accent')}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M156 114h12v14h-12z" fill={token('accent')} />
      <rect x="128" y="126" width="68" height="9" rx="4" fill={mid(tile, 85)} />
      <circle cx="156" cy="66" r="46" fill={mid(tile, 35)} />
      <path
        d="M132 28c14 2 20 10 16 20s-18 8-20 20 8 12 6 22-12 6-18-4a46 46 0 0 1 16-58zM168 52c10-8 24-6 31 2a46 46 0 0 1-8 42c-10 4-14-4-12-14s-18-20-11-30z"
        fill={mid(tile, 75)}
      />
      <path d="M126 40q14-16 34-17" fill="none" stroke={token('sheet')} strokeWidth="4" opacity="0.6" />
      <path d="M238 60c0 16-14 26-14 26s-14-10-14-26a14 14 0 0 1 28 0z" fill={mid('coral', 70)} />
      <circle cx="224" cy="60" r="5" fill={token('sheet')} />
    </g>
  );
}
