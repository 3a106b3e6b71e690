import { mid, soft, token } from '@paadam/shared/ui';
import { PortraitFrame } from './PortraitFrame';

const skin = '#D9A37C';
const skinShade = '#BC845E';
const hair = '#4A2A20';

/** A woman with a headset, by a window with a plant. Decoration. */
export function SupportPortrait() {
  return (
    <PortraitFrame>
      <g>
        <rect x="216" y="34" width="112" height="124" rx="10" fill={token('sheet')} />
        <rect x="225" y="43" width="94" height="106" rx="5" fill={soft('sky')} />
        <circle cx="296" cy="70" r="13" fill={token('accent')} />
        <path d="M272 43v106M225 98h94" stroke={token('sheet')} strokeWidth="6" />
        <path
          d="M60 204c-18-24-14-52-4-66 14 16 16 44 4 66zM64 206c4-28 20-44 38-46 2 22-14 42-38 46zM56 206c-8-20-22-28-36-28 2 18 16 30 36 28z"
          fill={mid('green', 60)}
        />
        <path d="M34 202h52l-7 44q-1 6-7 6H48q-6 0-7-6z" fill={mid('coral', 55)} />
      </g>
      <path
        d="M118 128c-6-52 24-84 62-84s68 32 62 84c-2 26 6 52 2 72-10 6-20 4-26-2h-76c-8 6-18 8-26 2-4-22 4-46 2-72z"
        fill={hair}
      />
      <path d="M98 270c2-50 26-74 62-82h40c36 8 60 32 62 82z" fill={mid('teal', 62)} />
      <path d="M156 188q24 28 48 0v-34h-48z" fill={skinShade} />
      <path d="M154 187q26 32 52 0l8 4q-34 42-68 0z" fill={mid('teal', 85)} />
      <ellipse cx="180" cy="120" rx="43" ry="52" fill={skin} />
      <path d="M136 124c-6-46 20-66 46-66 26 0 46 20 42 66-8-20-20-34-34-42-16 20-36 32-54 42z" fill={hair} />
      <path
        d="M132 124c-6-56 18-82 48-82s54 26 48 82"
        fill="none"
        stroke={mid('slate', 80)}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <rect x="122" y="112" width="20" height="34" rx="10" fill={mid('slate', 80)} />
      <rect x="218" y="112" width="20" height="34" rx="10" fill={mid('slate', 80)} />
      <path
        d="M132 144q2 24 30 24"
        fill="none"
        stroke={mid('slate', 80)}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect x="156" y="162" width="16" height="11" rx="5" fill={mid('slate', 80)} />
      <g fill={hair}>
        <circle cx="163" cy="120" r="4.2" />
        <circle cx="198" cy="120" r="4.2" />
      </g>
      <g fill="none" strokeLinecap="round">
        <path d="M154 107q8-5 16-1M191 106q8-4 16 1" stroke={hair} strokeWidth="3.2" />
        <path d="M181 124q-6 11 1 13" stroke={skinShade} strokeWidth="3.2" />
      </g>
      <path
        d="M168 146q14 13 30-1-15 5-30 1z"
        fill="#FFF8F0"
        stroke="#8F3D31"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <circle cx="154" cy="138" r="7" fill="#D0705A" opacity="0.3" />
      <circle cx="207" cy="138" r="7" fill="#D0705A" opacity="0.3" />
    </PortraitFrame>
  );
}
