import { mid, token } from '../drawing';
import { StateDrawing } from './StateDrawing';

/** Nothing earned yet: a glass jar, and the first coin on its way into it. Decoration. */
export function NoEarningsDrawing() {
  return (
    <StateDrawing tile="teal">
      <path
        d="M84 72h72q16 10 16 28v24q0 18-18 18H86q-18 0-18-18v-24q0-18 16-28z"
        fill={token('sheet')}
        opacity="0.85"
      />
      <path
        d="M84 72h72q16 10 16 28v24q0 18-18 18H86q-18 0-18-18v-24q0-18 16-28z"
        fill="none"
        stroke={mid('teal', 55)}
        strokeWidth="4"
      />
      <rect x="78" y="60" width="84" height="14" rx="7" fill={mid('teal', 62)} />
      <ellipse cx="120" cy="132" rx="40" ry="5" fill={mid('teal', 26)} />
      <circle cx="120" cy="34" r="22" fill={token('accent-edge')} />
      <circle cx="118" cy="33" r="20" fill={token('accent')} />
      <path
        d="M110 23h18M110 30h18M111 23c14-1 14 14 0 14l12 10"
        fill="none"
        stroke="#5A3A00"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g stroke={mid('teal', 70)} strokeWidth="3.5" strokeLinecap="round">
        <path d="M84 24l-9-6M82 40H70M156 24l9-6M158 40h12" />
      </g>
      <path d="M190 120c-8-12-6-22-1-28 6 8 7 18 1 28z" fill={mid('green', 62)} />
      <path d="M191 121c2-12 9-18 17-19 0 9-7 17-17 19z" fill={mid('green', 48)} />
      <path d="M178 119h25l-3 20q-.5 3-3.5 3h-12q-3 0-3.5-3z" fill={mid('coral', 50)} />
    </StateDrawing>
  );
}
