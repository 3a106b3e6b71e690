import { mid, token } from '../drawing';
import { StateDrawing } from './StateDrawing';

const skin = '#C98B63';
const hair = '#3A2320';
const lip = '#7C2F28';

/** No child is linked yet: a grown-up and a child, each with one end of a thread. Decoration. */
export function NoChildrenDrawing() {
  return (
    <StateDrawing tile="rose">
      <path d="M42 142c0-34 10-54 34-58h14c24 4 34 24 34 58z" fill={token('brand')} />
      <path d="M72 88q11 12 22 0V74H72z" fill="#B1764F" />
      <path d="M54 60c-3-28 10-42 29-42s33 14 30 42c-1 14-6 24-10 28H64c-5-4-9-14-10-28z" fill={hair} />
      <ellipse cx="83" cy="58" rx="21" ry="24" fill={skin} />
      <path d="M61 58c-2-22 8-32 22-32s24 10 22 32c-9-3-17-9-22-18-4 9-12 15-22 18z" fill={hair} />
      <path d="M76 68q7 7 14 0" fill="none" stroke={lip} strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="75" cy="58" r="2.3" fill={hair} />
      <circle cx="91" cy="58" r="2.3" fill={hair} />
      <path d="M136 142c0-24 8-38 24-40h12c16 2 24 16 24 40z" fill={token('accent')} />
      <path d="M148 142v-36M184 142v-36" stroke={mid('coral', 62)} strokeWidth="7" fill="none" />
      <path d="M157 104q9 9 18 0V94h-18z" fill="#A9744F" />
      <circle cx="166" cy="82" r="20" fill="#B87954" />
      <path
        d="M145 82c-3-20 7-29 21-29s24 9 21 29c-3-7-6-10-10-13-9 4-20 4-26 2-2 3-4 6-6 11z"
        fill="#2A1B18"
      />
      <path d="M159 89q7 7 14 0" fill="none" stroke={lip} strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="159" cy="82" r="2.2" fill="#2A1B18" />
      <circle cx="174" cy="82" r="2.2" fill="#2A1B18" />
      <path
        d="M110 74q16 14 34 6"
        fill="none"
        stroke={mid('rose', 75)}
        strokeWidth="3.5"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <path d="M124 50c-7-8-2-14 3-12 2 1 3 3 3 3s1-2 3-3c5-2 10 4 3 12l-6 6z" fill={mid('rose', 62)} />
    </StateDrawing>
  );
}
