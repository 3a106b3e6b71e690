import { type DrawingProps, mid, soft, strong, token } from '@paadam/shared/ui';

/** Two that fit: a puzzle of a question and its answer. Decoration. */
export function MatchBannerDrawing({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 280 200" width="280" height="200" aria-hidden="true">
      <ellipse cx="140" cy="182" rx="112" ry="8" fill={mid('marigold', 18)} />
      <g transform="rotate(-6 90 100)">
        <rect x="22" y="52" width="112" height="112" rx="18" fill={mid('green', 62)} />
        <circle cx="136" cy="108" r="19" fill={mid('green', 62)} />
        <path d="M69 106h18v20H69z" fill="#9C6141" />
        <circle cx="78" cy="94" r="22" fill="#B87954" />
        <path d="M54 96c-3-24 10-36 25-36s26 12 23 34c-10-2-20-8-26-18-4 10-12 17-22 20z" fill="#2A1B18" />
        <path d="M68 104q10 9 20 0" fill="none" stroke="#7C2F28" strokeWidth="2.5" strokeLinecap="round" />
        <circle cx="70" cy="95" r="2.3" fill="#2A1B18" />
        <circle cx="87" cy="95" r="2.3" fill="#2A1B18" />
        <path d="M42 164c2-28 16-44 36-44s34 16 36 44z" fill={token('accent')} />
      </g>
      <g transform="rotate(5 200 100)">
        <path
          d="M166 34h76q18 0 18 18v76q0 18-18 18h-76q-18 0-18-18V108a19 19 0 1 0 0-36V52q0-18 18-18z"
          fill={mid('sky', 32)}
        />
        <path d="M203 92h18v20h-18z" fill="#C98F68" />
        <circle cx="212" cy="78" r="22" fill="#E2B08A" />
        <path d="M188 82c-4-28 10-38 25-38 17 0 26 14 22 36-4-10-8-14-14-18-8 6-24 6-33 20z" fill="#5B3322" />
        <path d="M202 88q10 9 20 0" fill="none" stroke="#8F3D31" strokeWidth="2.5" strokeLinecap="round" />
        <circle cx="204" cy="79" r="2.3" fill="#2A1B18" />
        <circle cx="221" cy="79" r="2.3" fill="#2A1B18" />
        <path d="M176 146c2-26 16-42 36-42s34 16 36 42z" fill={mid('coral', 62)} />
      </g>
      <g stroke={strong('marigold')} strokeWidth="3.5" strokeLinecap="round">
        <path d="M140 26V12M122 32l-8-11M158 30l7-10" />
      </g>
      <circle cx="16" cy="52" r="5" fill={soft('rose')} />
      <circle cx="266" cy="170" r="5" fill={mid('green')} />
    </svg>
  );
}
