import { mid, type TileName, token } from '@paadam/shared/ui';

/** An atom with its electrons. */
export function AtomDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <g fill="none" stroke={mid(tile, 60)} strokeWidth="5">
        <ellipse cx="160" cy="76" rx="74" ry="24" />
        <ellipse cx="160" cy="76" rx="74" ry="24" transform="rotate(60 160 76)" />
        <ellipse cx="160" cy="76" rx="74" ry="24" transform="rotate(-60 160 76)" />
      </g>
      <circle cx="160" cy="76" r="17" fill={token('accent')} />
      <g fill={mid(tile, 90)}>
        <circle cx="234" cy="76" r="8" />
        <circle cx="123" cy="140" r="8" />
        <circle cx="197" cy="12" r="8" transform="translate(-74 0)" />
      </g>
    </g>
  );
}
