import { mid, pencilGrey, token } from '../drawing';
import { StateDrawing } from './StateDrawing';

/** Nothing waits: an empty tray for letters, a tick, and time for a cup of tea. Decoration. */
export function NothingWaitingDrawing() {
  return (
    <StateDrawing tile="green">
      <path d="M52 102l18-38h84l18 38v30q0 10-10 10H62q-10 0-10-10z" fill={mid('green', 40)} />
      <path d="M52 102h34q4 16 26 16t26-16h34v30q0 10-10 10H62q-10 0-10-10z" fill={mid('green', 66)} />
      <path d="M76 72h72l10 24h-24q-5 14-22 14t-22-14H66z" fill={token('sheet')} />
      <path d="M94 84h36" stroke={pencilGrey} strokeWidth="5" strokeLinecap="round" />
      <circle cx="112" cy="42" r="24" fill={token('accent')} />
      <path
        d="M101 43l8 8 15-17"
        fill="none"
        stroke="#5A3A00"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M180 110h30v18q0 14-15 14t-15-14z" fill={mid('coral', 55)} />
      <path
        d="M210 114q11 0 10 9t-12 9"
        fill="none"
        stroke={mid('coral', 55)}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M188 100c-5-6 4-9 0-15M201 100c-5-6 4-9 0-15"
        fill="none"
        stroke={mid('slate', 55)}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </StateDrawing>
  );
}
