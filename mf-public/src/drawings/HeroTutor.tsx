import { mid, soft, token } from '@paadam/shared/ui';

const skin = '#B87954';
const skinShade = '#9C6141';
const hair = '#2A1B18';

/** What the screen shows: the tutor beside the board, the student's own picture, the call's buttons. */
export function HeroTutor() {
  return (
    <g>
      <g>
        <rect x="152" y="120" width="166" height="128" rx="10" fill={token('surface')} />
        <path
          d="M178 216h72v-62z"
          fill={soft('marigold')}
          stroke={mid('marigold', 85)}
          strokeWidth="3.5"
          strokeLinejoin="round"
        />
        <path d="M238 216v-12h12" fill="none" stroke={mid('marigold', 85)} strokeWidth="2.5" />
        <text x="206" y="234" fontSize="14" fontWeight="600" fill={mid('slate', 80)}>
          a
        </text>
        <text x="257" y="192" fontSize="14" fontWeight="600" fill={mid('slate', 80)}>
          b
        </text>
        <text x="200" y="180" fontSize="14" fontWeight="600" fill={mid('slate', 80)}>
          c
        </text>
        <path
          d="M274 148h30M274 162h22M274 216h30"
          stroke={token('line')}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <g>
        <path d="M306 346c0-46 22-78 58-84h36c38 8 58 38 58 84z" fill={token('brand')} />
        <path d="M404 262c24 6 44 30 50 84h-40c4-34 0-62-10-84z" fill={token('accent')} />
        <path
          d="M326 296q-14-8-20-34l-8-26"
          fill="none"
          stroke={token('brand')}
          strokeWidth="25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M299 236l-5-16" stroke={skin} strokeWidth="15" strokeLinecap="round" />
        <path d="M293 218l-10-17" stroke={skin} strokeWidth="6" strokeLinecap="round" />
        <path d="M362 262q20 22 42 0v-24h-42z" fill={skinShade} />
        <path d="M362 259q20 24 42 0l6 5q-26 32-54 0z" fill={mid('marigold', 30)} />
      </g>
      <g>
        <path
          d="M336 190c-2-42 22-62 48-62s50 20 48 60c0 26 6 40 0 62-12 6-20 2-24-6h-54c-6 8-14 10-20 4-4-20 4-34 2-58z"
          fill={hair}
        />
        <ellipse cx="383" cy="200" rx="36" ry="42" fill={skin} />
        <path
          d="M347 196c-2-36 18-50 38-50 22 0 36 16 35 48-14-4-30-12-42-28-6 14-16 24-31 30z"
          fill={hair}
        />
        <circle cx="383" cy="178" r="2.6" fill="#A3201F" />
        <circle cx="346.5" cy="214" r="4" fill={token('accent')} />
        <circle cx="419.5" cy="214" r="4" fill={token('accent')} />
        <g fill={hair}>
          <circle cx="370" cy="201" r="3.4" />
          <circle cx="397" cy="201" r="3.4" />
        </g>
        <g fill="none" stroke={hair} strokeWidth="2.6" strokeLinecap="round">
          <path d="M363 190q6-4 12-1M391 189q6-3 12 1" />
        </g>
        <path d="M384 203q-5 9 1 11" fill="none" stroke={skinShade} strokeWidth="2.6" strokeLinecap="round" />
        <path
          d="M370 221q13 14 27 0-13 4-27 0z"
          fill="#FFF8F0"
          stroke="#7C2F28"
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
        <circle cx="362" cy="214" r="5" fill="#D0705A" opacity="0.35" />
        <circle cx="405" cy="214" r="5" fill="#D0705A" opacity="0.35" />
      </g>
    </g>
  );
}
