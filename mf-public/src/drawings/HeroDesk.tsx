import { mid, soft, token } from '@paadam/shared/ui';

/** The desk with its lamp, books, mug and plant; the monitor stands on it. */
export function HeroDesk() {
  return (
    <g>
      <ellipse cx="322" cy="506" rx="270" ry="10" fill={mid('green', 16)} />
      <path d="M78 412h18l-8 92H76zM544 412h18l2 92h-12z" fill={mid('marigold', 62)} />
      <rect x="36" y="400" width="568" height="18" rx="9" fill={mid('marigold', 42)} />
      <rect x="36" y="410" width="568" height="8" rx="4" fill={mid('marigold', 58)} />
      <g>
        <path d="M92 176l-62 224h128z" fill={token('accent')} opacity="0.14" />
        <path d="M64 396h52v-4q0-6-6-6H70q-6 0-6 6z" fill={mid('coral', 60)} />
        <path
          d="M90 388l-22-110 30-90"
          fill="none"
          stroke={mid('coral', 70)}
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="68" cy="278" r="8" fill={mid('coral', 90)} />
        <path d="M66 190q4-30 34-28 26 2 30 30-32 12-64-2z" fill={mid('coral', 60)} />
        <ellipse cx="98" cy="193" rx="18" ry="6" fill={token('accent')} />
      </g>
      <g>
        <rect x="470" y="376" width="112" height="24" rx="5" fill={mid('violet', 55)} />
        <rect x="482" y="376" width="8" height="24" fill={soft('violet')} />
        <rect x="480" y="354" width="94" height="22" rx="5" fill={mid('teal', 55)} />
        <rect x="558" y="354" width="7" height="22" fill={soft('teal')} />
        <rect x="474" y="334" width="100" height="20" rx="5" fill={mid('rose', 50)} />
        <rect x="488" y="334" width="6" height="20" fill={soft('rose')} />
        <path d="M524 300c-18-20-16-44-6-56 12 14 16 38 6 56z" fill={mid('green', 70)} />
        <path d="M527 302c-2-24 10-40 26-46 4 20-6 40-26 46z" fill={mid('green', 50)} />
        <path d="M522 302c-18 0-28-12-30-26 16-2 28 8 30 26z" fill={mid('teal', 60)} />
        <path d="M504 300h42l-4 29q-1 5-6 5h-22q-5 0-6-5z" fill={token('sheet')} />
        <path d="M505.5 311h39l-1 8h-37z" fill={token('accent')} />
      </g>
    </g>
  );
}
