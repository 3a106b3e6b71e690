import { mid, pencilGrey, type TileName, token } from '@paadam/shared/ui';

/** An open book with a pencil. */
export function BookDrawing({ tile }: { tile: TileName }) {
  return (
    <g>
      <path d="M84 42q0-8 8-8h68v90H92q-8 0-8-8z" fill={mid(tile, 75)} />
      <path d="M236 42q0-8-8-8h-68v90h68q8 0 8-8z" fill={mid(tile, 75)} />
      <path d="M160 38c-18-12-44-12-68-8v80c24-4 50-3 68 9z" fill={token('sheet')} />
      <path d="M160 38c18-12 44-12 68-8v80c-24-4-50-3-68 9z" fill={token('sheet')} />
      <g fill="none" stroke={pencilGrey} strokeWidth="4" strokeLinecap="round">
        <path d="M106 50c14-2 28-1 40 3M106 68c14-2 28-1 40 3M106 86c12-2 20-2 28-1" />
        <path d="M174 53c12-4 26-5 40-3M174 71c12-4 26-5 40-3" />
      </g>
      <g transform="rotate(-36 214 100)">
        <rect x="186" y="93" width="62" height="14" rx="2" fill={token('accent')} />
        <path d="M186 93v14l-16-7z" fill="#F3D9B1" />
        <rect x="240" y="93" width="14" height="14" rx="4" fill={mid('coral', 55)} />
      </g>
    </g>
  );
}
