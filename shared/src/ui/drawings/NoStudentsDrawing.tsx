import { mid, pencilGrey, token } from '../drawing';
import { StateDrawing } from './StateDrawing';

/** No one is taught yet: a board with the first sum, a desk and a chair that is free. Decoration. */
export function NoStudentsDrawing() {
  return (
    <StateDrawing tile="coral">
      <rect x="52" y="20" width="136" height="74" rx="9" fill={mid('marigold', 70)} />
      <rect x="58" y="26" width="124" height="62" rx="5" fill={mid('green', 66)} />
      <path
        d="M74 46l5-4v19M90 52h14M97 45v14M114 46l5-4v19M130 48h14M130 56h14M156 46c6-9 17-2 10 6l-10 9h15"
        fill="none"
        stroke={token('sheet')}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity="0.8"
      />
      <path d="M70 76h62" stroke={token('sheet')} strokeWidth="3.5" strokeLinecap="round" opacity="0.4" />
      <path
        d="M96 112l-6 30M144 112l6 30"
        stroke={mid('slate', 62)}
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <rect x="72" y="104" width="96" height="10" rx="5" fill={mid('marigold', 50)} />
      <path d="M98 104l4-9h32l4 9z" fill={token('sheet')} />
      <path d="M110 99h16" stroke={pencilGrey} strokeWidth="3" strokeLinecap="round" />
      <path
        d="M208 92v50M208 120h-26v22"
        fill="none"
        stroke={mid('coral', 62)}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="34" y="132" width="30" height="10" rx="3" fill={mid('violet', 55)} />
      <rect x="39" y="122" width="24" height="10" rx="3" fill={token('accent')} />
    </StateDrawing>
  );
}
