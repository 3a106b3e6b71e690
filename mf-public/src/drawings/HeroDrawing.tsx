import { type DrawingProps, mid, pencilGrey, soft, token } from '@paadam/shared/ui';
import { HeroTutor } from './HeroTutor';

const skin = '#C98B63';

const hair = '#3A2320';

/** A student at a quiet desk, in a video lesson with her tutor. Decoration. */
export function HeroDrawing({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 640 520" width="640" height="520" aria-hidden="true">
      <path
        d="M96 96C170 8 330-8 450 34s170 150 148 268-82 174-128 202H132C56 456 22 336 36 244c8-56 26-108 60-148z"
        fill={soft('green')}
      />
      <circle cx="500" cy="92" r="40" fill={token('accent')} />
      <path
        d="M214 68h66a14 14 0 0 0 2-28 22 22 0 0 0-41-6 18 18 0 0 0-27 12 11 11 0 0 0 0 22z"
        fill={token('sheet')}
        opacity="0.9"
      />
      <HeroDesk />
      <g>
        <path d="M296 352h68l8 46h-84z" fill={mid('slate', 30)} />
        <rect x="258" y="392" width="144" height="10" rx="5" fill={mid('slate', 45)} />
        <rect x="116" y="84" width="400" height="276" rx="20" fill="#3F4E5C" />
        <rect x="130" y="98" width="372" height="248" rx="10" fill={soft('sky')} />
        <HeroTutor />
      </g>
      <HeroStudent />
    </svg>
  );
}

/** The desk with its lamp, books, mug and plant; the monitor stands on it. */
function HeroDesk() {
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

/** The student, seen from behind, writing along. */
function HeroStudent() {
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
