import { mid, type TileName, token } from '@paadam/shared/ui';

/** A head with something in it. */
export function MindDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <path
        d="M124 134v-22c-16-10-24-26-22-44 4-32 30-50 60-48 32 2 52 24 52 50l12 20q3 6-6 7h-6c2 18-4 24-14 24h-14v13z"
        fill={mid(tile, 65)}
      />
      <circle cx="158" cy="66" r="32" fill={token('sheet')} />
      <path
        d="M160 66c4-6 12 0 8 8s-20 6-22-6 10-24 24-18 16 26 4 34"
        fill="none"
        stroke={mid(tile, 85)}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g stroke={token('accent')} strokeWidth="6" strokeLinecap="round">
        <path d="M232 44l16-8M238 64h18M80 50l-14-8M76 72H60" />
      </g>
    </g>
  );
}
