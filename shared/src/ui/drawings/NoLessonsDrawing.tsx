import { mid, pencilGrey, token } from '../drawing';
import { StateDrawing } from './StateDrawing';

const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** No lesson ahead: a calendar with free days, one of them waiting to be taken, and a clock. Decoration. */
export function NoLessonsDrawing() {
  return (
    <StateDrawing tile="sky">
      <rect x="56" y="32" width="120" height="108" rx="12" fill={token('sheet')} />
      <path d="M56 58V44q0-12 12-12h96q12 0 12 12v14z" fill={mid('sky', 62)} />
      <path
        d="M84 24v18M148 24v18"
        stroke={mid('slate', 70)}
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      {days.map((day) => (
        <rect
          key={day}
          x={68 + (day % 4) * 25}
          y={70 + Math.floor(day / 4) * 22}
          width="18"
          height="15"
          rx="4"
          fill={pencilGrey}
        />
      ))}
      <rect x="92" y="91" width="20" height="17" rx="5" fill={token('accent')} />
      <circle cx="174" cy="114" r="27" fill={mid('sky', 62)} />
      <circle cx="174" cy="114" r="20" fill={token('sheet')} />
      <path
        d="M174 101v14l9 6"
        fill="none"
        stroke="#3F4E5C"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="52" cy="92" r="4" fill={mid('coral', 60)} />
      <circle cx="190" cy="44" r="9" fill={token('accent')} />
    </StateDrawing>
  );
}
