import { type DrawingProps, mid, soft, strong, token } from '../drawing';

const stars = [
  [54, 58, 3],
  [104, 34, 2],
  [318, 44, 3],
  [356, 96, 2],
  [338, 196, 3],
  [40, 148, 2],
  [86, 226, 3],
  [268, 28, 2],
] as const;

/** A desk globe turned planet, and a paper plane that has lost its way around it. Decoration. */
export function LostDrawing({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 400 280" width="400" height="280" aria-hidden="true">
      <ellipse cx="200" cy="138" rx="176" ry="122" fill={soft('violet')} />
      {stars.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={token('accent')} />
      ))}
      <path
        d="M330 62l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM74 100l2.5 6.5 6.5 2.5-6.5 2.5-2.5 6.5-2.5-6.5-6.5-2.5 6.5-2.5z"
        fill={token('accent')}
      />
      <g>
        <ellipse cx="200" cy="262" rx="70" ry="7" fill={mid('violet', 20)} />
        <path d="M158 258q0-12 12-12h60q12 0 12 12z" fill={mid('marigold', 60)} />
        <path d="M194 214h12v34h-12z" fill={mid('marigold', 75)} />
        <path
          d="M236 56a88 88 0 1 1-104 128"
          fill="none"
          stroke={mid('marigold', 75)}
          strokeWidth="8"
          strokeLinecap="round"
        />
      </g>
      <g>
        <circle cx="194" cy="134" r="66" fill={mid('sky', 28)} />
        <path
          d="M146 92c16-18 40-24 60-19 6 10-6 14-14 20s4 16-8 20-14-8-24-4-16-4-14-17z"
          fill={mid('green', 55)}
        />
        <path
          d="M214 118c14-6 32-2 45 8 2 16-2 32-12 46-14 4-16-8-18-20s-22-22-15-34z"
          fill={mid('green', 65)}
        />
        <path
          d="M150 152c12-4 26 4 28 16s6 18 0 29c-20-4-36-18-44-38 4-4 10-6 16-7z"
          fill={mid('green', 55)}
        />
        <path d="M246 93a66 66 0 0 1-104 81 66 66 0 1 0 104-81z" fill={token('ink')} opacity="0.07" />
      </g>
      <path
        d="M62 204c60 34 210 10 262-62 20-32-6-46-42-34-62 22-94 92-40 124 34 18 74 2 96-20"
        fill="none"
        stroke={strong('violet')}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      <g transform="translate(28 176) rotate(-14 30 22) scale(1.15)">
        <path d="M0 20L62 0 42 44 26 30z" fill={token('sheet')} />
        <path d="M62 0L26 30l16 14z" fill={mid('slate', 12)} />
        <path d="M62 0L18 25l-1 17 9-12z" fill={mid('slate', 30)} />
        <path d="M17 42l9-12 6 5z" fill={mid('slate', 48)} />
      </g>
    </svg>
  );
}
