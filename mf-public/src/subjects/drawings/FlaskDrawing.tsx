import { mid, type TileName, token } from '@paadam/shared/ui';

/** A flask at work and a rack of tubes. */
export function FlaskDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <path d="M128 30h36v6h-6v30l34 54q5 10-6 10h-80q-11 0-6-10l34-54V36h-6z" fill={token('sheet')} />
      <path d="M116 94h60l16 26q5 10-6 10h-80q-11 0-6-10z" fill={mid(tile, 62)} />
      <circle cx="132" cy="110" r="6" fill={token('sheet')} opacity="0.6" />
      <circle cx="154" cy="104" r="4" fill={token('sheet')} opacity="0.6" />
      <circle cx="162" cy="119" r="7" fill={token('sheet')} opacity="0.6" />
      <circle cx="146" cy="20" r="6" fill={mid(tile, 50)} />
      <circle cx="160" cy="10" r="4" fill={mid(tile, 50)} />
      <path d="M208 52h16v64a8 8 0 0 1-16 0zM236 52h16v64a8 8 0 0 1-16 0z" fill={token('sheet')} />
      <path d="M208 84h16v32a8 8 0 0 1-16 0z" fill={token('accent')} />
      <path d="M236 96h16v20a8 8 0 0 1-16 0z" fill={mid(tile, 85)} />
      <rect x="198" y="64" width="64" height="9" rx="4" fill={mid(tile, 80)} />
      <path d="M64 130q0-34 14-34t14 34z" fill={mid(tile, 35)} />
      <rect x="72" y="82" width="12" height="16" rx="3" fill={mid(tile, 80)} />
    </g>
  );
}
