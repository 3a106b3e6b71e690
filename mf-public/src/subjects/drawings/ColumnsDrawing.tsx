import { mid, type TileName, token } from '@paadam/shared/ui';

/** A house of columns. */
export function ColumnsDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <path d="M160 16l76 34H84z" fill={mid(tile, 75)} />
      <circle cx="160" cy="37" r="7" fill={token('accent')} />
      <rect x="90" y="52" width="140" height="10" rx="3" fill={mid(tile, 55)} />
      <g fill={token('sheet')}>
        <rect x="102" y="64" width="18" height="48" />
        <rect x="135" y="64" width="18" height="48" />
        <rect x="168" y="64" width="18" height="48" />
        <rect x="201" y="64" width="18" height="48" />
      </g>
      <g fill={mid(tile, 40)}>
        <rect x="114" y="64" width="6" height="48" />
        <rect x="147" y="64" width="6" height="48" />
        <rect x="180" y="64" width="6" height="48" />
        <rect x="213" y="64" width="6" height="48" />
      </g>
      <rect x="92" y="112" width="136" height="9" rx="3" fill={mid(tile, 55)} />
      <rect x="80" y="122" width="160" height="11" rx="3" fill={mid(tile, 75)} />
    </g>
  );
}
