import { type DrawingProps, mid, pencilGrey, soft, strong, token } from '@paadam/shared/ui';

/** A letter on its way: an open envelope, a page, a paper plane. Decoration. */
export function LetterDrawing({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
      <path
        d="M40 150C14 92 58 30 128 34c38 2 54 22 92 16 52-8 92 30 84 78-8 44-56 58-122 58-70 0-122 6-142-36z"
        fill={soft('green')}
      />
      <ellipse cx="136" cy="183" rx="92" ry="7" fill={mid('green', 20)} />
      <path d="M62 104l74-52 74 52v66q0 10-10 10H72q-10 0-10-10z" fill={mid('marigold', 70)} />
      <g transform="rotate(-3 136 92)">
        <rect x="82" y="42" width="108" height="122" rx="6" fill={token('sheet')} />
        <path d="M98 64h52M98 80h76M98 96h76" stroke={pencilGrey} strokeWidth="5" strokeLinecap="round" />
      </g>
      <path d="M62 106l58 44q16 12 32 0l58-44v64q0 10-10 10H72q-10 0-10-10z" fill={token('accent')} />
      <path
        d="M65 176l54-46M207 176l-54-46"
        stroke={mid('marigold', 70)}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M206 128c22 8 40-4 34-18s-22 0-8 10c16 10 32 0 38-22"
        fill="none"
        stroke={mid('green', 55)}
        strokeWidth="3"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <g>
        <path d="M242 66l62-30-20 62-16-20z" fill={token('surface')} />
        <path d="M242 66l62-30-36 42z" fill={mid('sky', 30)} />
        <path d="M268 78l36-42-20 62z" fill={mid('sky', 50)} />
        <path d="M268 78l-2 18 9-10z" fill={mid('sky', 75)} />
      </g>
      <circle cx="52" cy="56" r="6" fill={mid('coral', 50)} />
      <circle cx="226" cy="30" r="4" fill={strong('green')} opacity="0.5" />
    </svg>
  );
}
