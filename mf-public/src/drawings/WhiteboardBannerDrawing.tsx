import { type DrawingProps, mid, soft, token } from '@paadam/shared/ui';

/** The shared board of a lesson: a curve, a note, two pens at work. Decoration. */
export function WhiteboardBannerDrawing({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 280 200" width="280" height="200" aria-hidden="true">
      <ellipse cx="140" cy="186" rx="108" ry="8" fill={mid('sky', 18)} />
      <path
        d="M84 150l-22 36M196 150l22 36M140 150v30"
        stroke={mid('slate', 60)}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <rect x="24" y="18" width="232" height="136" rx="14" fill={mid('slate', 55)} />
      <rect x="32" y="26" width="216" height="120" rx="8" fill={token('surface')} />
      <path
        d="M56 42v86h92"
        fill="none"
        stroke={mid('slate', 50)}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M58 122c24-4 34-20 46-42s22-30 40-32"
        fill="none"
        stroke={token('brand')}
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <circle cx="104" cy="80" r="6" fill={token('accent')} />
      <path
        d="M104 86v42M98 80H56"
        stroke={token('accent')}
        strokeWidth="2.5"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <rect x="170" y="42" width="60" height="46" rx="6" fill={soft('marigold')} />
      <path
        d="M180 56h40M180 66h32M180 76h20"
        stroke={mid('marigold', 70)}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path d="M172 108h54M172 122h38" stroke={token('line')} strokeWidth="5" strokeLinecap="round" />
      <g transform="rotate(40 150 44)">
        <rect x="152" y="37" width="44" height="12" rx="3" fill={mid('coral', 60)} />
        <path d="M152 37l-12 6 12 6z" fill="#F3D9B1" />
      </g>
      <g transform="rotate(-34 216 124)">
        <rect x="218" y="117" width="48" height="12" rx="3" fill={mid('violet', 60)} />
        <path d="M218 117l-12 6 12 6z" fill="#F3D9B1" />
      </g>
      <g>
        <rect x="196" y="4" width="66" height="34" rx="17" fill={token('brand')} />
        <path d="M216 38l-4 12 14-12z" fill={token('brand')} />
        <path
          d="M214 21h0M229 21h0M244 21h0"
          stroke={token('on-brand')}
          strokeWidth="6"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
