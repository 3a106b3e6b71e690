import { mid, soft, type TileName, token } from '@paadam/shared/ui';

/** A guitar and two notes. */
export function MusicDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <g transform="rotate(38 160 80)">
        <rect x="154" y="-18" width="12" height="84" fill={mid(tile, 90)} />
        <rect x="149" y="-34" width="22" height="20" rx="5" fill={mid(tile, 75)} />
        <path
          d="M160 52c20 0 28 12 24 26-2 8 12 14 12 32 0 20-16 32-36 32s-36-12-36-32c0-18 14-24 12-32-4-14 4-26 24-26z"
          fill={token('accent')}
        />
        <circle cx="160" cy="90" r="12" fill={mid(tile, 90)} />
        <rect x="146" y="118" width="28" height="7" rx="3" fill={mid(tile, 90)} />
        <path d="M157-14v134M163-14v134" stroke={soft(tile)} strokeWidth="1.5" />
      </g>
      <g fill={mid(tile, 75)}>
        <ellipse cx="84" cy="76" rx="11" ry="8" />
        <ellipse cx="114" cy="68" rx="11" ry="8" />
        <path d="M89 76V34l36-9v43h-6V40l-24 6v30z" />
        <ellipse cx="236" cy="118" rx="10" ry="7.500" />
        <path d="M240 118V82h6q0 12 10 18l-3 5q-5-2-7-6v19z" />
      </g>
    </g>
  );
}
