import { mid, pencilGrey, soft, token } from '@paadam/shared/ui';

const skin = '#C98B63';
const hair = '#3A2320';

/** The student, seen from behind, writing along. */
export function HeroStudent() {
  return (
    <g>
      <g>
        <path d="M262 404l96-6 18 24-112 8z" fill={token('sheet')} />
        <path d="M280 410l66-4M284 417l52-3" stroke={pencilGrey} strokeWidth="3" strokeLinecap="round" />
      </g>
      <path
        d="M246 424q40 14 66-8"
        fill="none"
        stroke={mid('coral', 55)}
        strokeWidth="32"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M312 416l18-8" stroke={skin} strokeWidth="17" strokeLinecap="round" />
      <path d="M326 412l22-34" stroke={token('accent')} strokeWidth="6" strokeLinecap="round" />
      <path d="M116 500c-4-72 18-112 58-122h44c42 12 62 52 58 122z" fill={mid('coral', 55)} />
      <path d="M168 380q28 22 56 0v-30h-56z" fill="#B1764F" />
      <path d="M166 378q30 26 60 0l6 6q-36 34-72 0z" fill={mid('coral', 80)} />
      <circle cx="152" cy="322" r="11" fill={skin} />
      <circle cx="240" cy="322" r="11" fill={skin} />
      <path d="M150 318c-4-40 16-64 46-64s50 24 46 64c-2 26-18 44-46 44s-44-18-46-44z" fill={hair} />
      <path d="M186 348q10 8 20 0 14 26 6 60-16 22-30 2-10-34 4-62z" fill={hair} />
      <path d="M182 352q14 10 28 0l2 8q-16 10-32 0z" fill={token('accent')} />
      <path d="M178 274q14-10 34-6" fill="none" stroke="#5A3A33" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M147 318c-6-50 20-76 49-76s55 26 49 76"
        fill="none"
        stroke={token('brand')}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <rect x="136" y="304" width="20" height="38" rx="10" fill={token('brand')} />
      <rect x="236" y="304" width="20" height="38" rx="10" fill={token('brand')} />
      <path d="M112 506v-34q0-28 28-28h112q28 0 28 28v34z" fill={mid('teal', 55)} />
      <path d="M128 506v-30q0-16 16-16h104q16 0 16 16v30z" fill={soft('teal')} opacity="0.35" />
    </g>
  );
}
