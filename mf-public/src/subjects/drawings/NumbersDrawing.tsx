import { mid, pencilGrey, soft, type TileName, token } from '@paadam/shared/ui';

/** A calculator, squared paper with a curve, a set square. */
export function NumbersDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <g transform="rotate(-7 106 76)">
        <rect x="70" y="34" width="78" height="88" rx="6" fill={token('sheet')} />
        <path d="M84 48v60h52M84 78h46M110 52v56" fill="none" stroke={pencilGrey} strokeWidth="2.5" />
        <path d="M86 104q24-2 30-28t18-24" fill="none" stroke={mid(tile, 90)} strokeWidth="4" />
      </g>
      <path d="M206 122h64V56z" fill={token('accent')} />
      <path d="M234 110h24V86z" fill={soft(tile)} />
      <rect x="136" y="26" width="80" height="104" rx="12" fill={mid(tile, 72)} />
      <rect x="147" y="37" width="58" height="22" rx="5" fill={token('sheet')} />
      <g fill={soft(tile)}>
        <rect x="147" y="68" width="14" height="12" rx="4" />
        <rect x="169" y="68" width="14" height="12" rx="4" />
        <rect x="147" y="87" width="14" height="12" rx="4" />
        <rect x="169" y="87" width="14" height="12" rx="4" />
        <rect x="147" y="106" width="14" height="12" rx="4" />
        <rect x="169" y="106" width="14" height="12" rx="4" />
      </g>
      <rect x="191" y="68" width="14" height="50" rx="4" fill={token('accent')} />
    </g>
  );
}
