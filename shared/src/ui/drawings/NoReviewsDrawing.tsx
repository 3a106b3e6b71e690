import { mid, pencilGrey, token } from '../drawing';
import { StateDrawing } from './StateDrawing';

const star = 'M0-13l3.8 8 8.7 1.1-6.4 6.1 1.7 8.7L0 6.7l-7.8 4.2 1.7-8.7-6.4-6.1 8.7-1.1z';

/** Nothing said yet: a speech bubble with stars to fill in, and the pencil for it. Decoration. */
export function NoReviewsDrawing() {
  return (
    <StateDrawing tile="marigold">
      <path d="M150 124l24 16-6-24z" fill={mid('marigold', 34)} />
      <rect x="108" y="64" width="90" height="60" rx="16" fill={mid('marigold', 34)} />
      <path d="M72 108l-10 26 34-24z" fill={token('sheet')} />
      <rect x="38" y="28" width="148" height="84" rx="20" fill={token('sheet')} />
      <g strokeWidth="3" strokeLinejoin="round">
        <path
          d={star}
          transform="translate(64 56) scale(.85)"
          fill={token('accent')}
          stroke={token('accent')}
        />
        {[88, 112, 136, 160].map((x) => (
          <path
            key={x}
            d={star}
            transform={`translate(${x} 56) scale(.85)`}
            fill="none"
            stroke={mid('marigold', 62)}
          />
        ))}
      </g>
      <path d="M58 84h96M58 97h54" stroke={pencilGrey} strokeWidth="5" strokeLinecap="round" />
      <g transform="rotate(-34 176 104)">
        <rect x="160" y="98" width="52" height="13" rx="2" fill={mid('coral', 62)} />
        <path d="M160 98v13l-16-6.5z" fill="#F3D9B1" />
        <path d="M149 102.4v4.2l-5-2.1z" fill={token('ink')} />
        <rect x="204" y="98" width="11" height="13" rx="4" fill={mid('slate', 35)} />
      </g>
    </StateDrawing>
  );
}
