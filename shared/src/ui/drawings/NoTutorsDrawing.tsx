import { mid, pencilGrey, token } from '../drawing';
import { StateDrawing } from './StateDrawing';

/** No one found: three cards without a face, and a magnifying glass over them. Decoration. */
export function NoTutorsDrawing() {
  return (
    <StateDrawing tile="violet">
      <g transform="rotate(-7 72 90)">
        <rect x="40" y="50" width="62" height="84" rx="10" fill={mid('violet', 30)} />
        <circle cx="71" cy="78" r="13" fill={mid('violet', 48)} />
        <path d="M53 104h36M57 116h28" stroke={mid('violet', 48)} strokeWidth="5" strokeLinecap="round" />
      </g>
      <g transform="rotate(7 168 90)">
        <rect x="138" y="50" width="62" height="84" rx="10" fill={mid('violet', 30)} />
        <circle cx="169" cy="78" r="13" fill={mid('violet', 48)} />
        <path d="M151 104h36M155 116h28" stroke={mid('violet', 48)} strokeWidth="5" strokeLinecap="round" />
      </g>
      <rect x="84" y="36" width="72" height="102" rx="12" fill={token('sheet')} />
      <circle
        cx="120"
        cy="70"
        r="17"
        fill="none"
        stroke={pencilGrey}
        strokeWidth="3.5"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <path d="M102 104h36M106 118h28" stroke={pencilGrey} strokeWidth="5" strokeLinecap="round" />
      <path d="M172 120l20 20" stroke={mid('marigold', 75)} strokeWidth="11" strokeLinecap="round" />
      <circle cx="150" cy="98" r="28" fill={token('surface')} opacity="0.55" />
      <circle cx="150" cy="98" r="28" fill="none" stroke={token('accent')} strokeWidth="7" />
      <path
        d="M134 94q4-12 16-13"
        fill="none"
        stroke={token('sheet')}
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <circle cx="54" cy="34" r="4" fill={mid('coral', 60)} />
      <circle cx="196" cy="38" r="5" fill={mid('green', 55)} />
    </StateDrawing>
  );
}
