import { mid, pencilGrey, soft, token } from '@paadam/shared/ui';

/** A lesson under a great tree: one explains, one listens, a laptop between them. Decoration. */
export function TreeDrawing() {
  return (
    <svg viewBox="0 0 480 360" width="480" height="360" aria-hidden="true">
      <path d="M44 300C4 208 40 92 128 54c92-40 214-32 270 38 56 68 56 146 22 208z" fill={soft('sky')} />
      <circle cx="398" cy="84" r="30" fill={token('accent')} />
      <path d="M20 302q220-44 440 0v20q0 10-10 10H30q-10 0-10-10z" fill={mid('green', 35)} />
      <g>
        <path d="M222 300c8-60 2-100-14-136h64c-14 40-16 80-8 136z" fill="#8A5A3C" />
        <path d="M218 196l-44-42M264 188l40-46" stroke="#8A5A3C" strokeWidth="15" strokeLinecap="round" />
        <path d="M192 178v84M292 170v66M316 160v44" stroke="#A9744F" strokeWidth="4" strokeLinecap="round" />
        <g fill={mid('green', 78)}>
          <circle cx="150" cy="122" r="52" />
          <circle cx="332" cy="116" r="54" />
          <circle cx="240" cy="138" r="48" />
        </g>
        <g fill={mid('green', 62)}>
          <circle cx="188" cy="84" r="54" />
          <circle cx="292" cy="80" r="54" />
          <circle cx="240" cy="66" r="52" />
        </g>
        <g fill={mid('green', 45)} opacity="0.75">
          <circle cx="206" cy="62" r="16" />
          <circle cx="276" cy="50" r="20" />
          <circle cx="318" cy="92" r="14" />
          <circle cx="146" cy="108" r="16" />
        </g>
      </g>
      <g>
        <path d="M96 318c-4-50 10-78 38-82h20c28 4 42 32 40 82z" fill={token('brand')} />
        <path d="M132 238q12 12 24 0v-16h-24z" fill="#9C6141" />
        <path d="M118 204c-4-26 10-40 27-40s30 14 26 42c-2 18-12 24-26 24s-24-8-27-26z" fill="#2A1B18" />
        <circle cx="113" cy="192" r="12" fill="#2A1B18" />
        <ellipse cx="149" cy="204" rx="20" ry="23" fill="#B87954" />
        <path d="M128 200c0-20 10-28 22-28 12 0 20 8 20 24-12-2-20-6-24-12-4 8-10 14-18 16z" fill="#2A1B18" />
        <path d="M150 216q8 7 14-1" fill="none" stroke="#7C2F28" strokeWidth="2.6" strokeLinecap="round" />
        <circle cx="148" cy="203" r="2.4" fill="#2A1B18" />
        <circle cx="163" cy="203" r="2.4" fill="#2A1B18" />
        <path
          d="M176 262q24 8 38-14"
          fill="none"
          stroke={token('brand')}
          strokeWidth="15"
          strokeLinecap="round"
        />
        <circle cx="218" cy="242" r="8" fill="#B87954" />
        <path d="M84 318q6-22 44-22h44q34 0 38 22z" fill={mid('marigold', 60)} />
      </g>
      <g>
        <path d="M290 318c-2-44 10-68 36-72h18c26 4 38 28 36 72z" fill={mid('coral', 58)} />
        <path d="M322 248q12 12 24 0v-16h-24z" fill="#B1764F" />
        <ellipse cx="330" cy="216" rx="20" ry="23" fill="#C98B63" />
        <path
          d="M308 210c-2-22 10-32 24-32s28 12 24 34c-4 8-6 12-8 14-2-12-4-18-8-22-10 4-22 6-32 6z"
          fill="#3A2320"
        />
        <path d="M315 228q7 6 14 0" fill="none" stroke="#7C2F28" strokeWidth="2.6" strokeLinecap="round" />
        <circle cx="316" cy="214" r="2.400" fill="#2A1B18" />
        <circle cx="331" cy="214" r="2.400" fill="#2A1B18" />
        <path d="M276 318q4-22 40-22h42q32 0 36 22z" fill={mid('slate', 60)} />
      </g>
      <g>
        <path d="M222 274h56q4 0 4 4v34h-64v-34q0-4 4-4z" fill="#3F4E5C" />
        <rect x="225" y="280" width="50" height="28" rx="2" fill={token('surface')} />
        <path
          d="M232 288h22M232 296h34M232 302h16"
          stroke={mid('green', 60)}
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M208 312h84l6 8h-96z" fill={mid('slate', 35)} />
      </g>
      <g transform="rotate(-5 420 308)">
        <rect x="402" y="300" width="44" height="9" rx="2" fill={mid('violet', 55)} />
        <rect x="406" y="291" width="40" height="9" rx="2" fill={mid('rose', 50)} />
        <path d="M408 304.500h28M412 295.500h22" stroke={pencilGrey} strokeWidth="2" />
      </g>
      <g fill={mid('green', 70)}>
        <path d="M52 318c-8-12-6-22-2-28 6 8 8 18 2 28zM58 318c0-12 6-18 14-20 0 10-6 18-14 20z" />
      </g>
    </svg>
  );
}
