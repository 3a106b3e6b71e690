import { mid, token } from '@paadam/shared/ui';
import { PortraitFrame } from './PortraitFrame';

const skin = '#B87954';
const skinShade = '#9C6141';
const hair = '#2A1B18';

/** A woman in a sari, before a board of sums. Decoration. */
export function FounderPortrait() {
  return (
    <PortraitFrame>
      <rect x="34" y="34" width="292" height="170" rx="14" fill={mid('green', 62)} />
      <g fill="none" stroke={token('sheet')} strokeWidth="4" strokeLinecap="round" opacity="0.55">
        <path d="M62 84h30M62 108h44M62 132h24M262 70l36 50h-52zM256 150h44M264 168h28" />
      </g>
      <circle cx="180" cy="72" r="34" fill={hair} />
      <path d="M96 270c2-56 28-80 66-88h36c40 8 64 34 66 88z" fill={mid('violet', 65)} />
      <path d="M204 182c34 8 58 34 60 88h-62c8-34 8-64 2-88z" fill={token('accent')} />
      <path d="M204 182c8 28 8 58-2 88h-14c10-32 10-62 2-88z" fill={mid('marigold', 75)} />
      <path d="M156 184q24 26 48 0v-32h-48z" fill={skinShade} />
      <path d="M124 118c-4-46 22-72 56-72s60 26 56 72c-2 22-6 34-12 42h-88c-6-8-10-20-12-42z" fill={hair} />
      <ellipse cx="180" cy="122" rx="42" ry="50" fill={skin} />
      <path d="M137 122c-4-44 20-62 43-62s47 18 43 62c-12-8-30-24-38-50-4 22-26 42-48 50z" fill={hair} />
      <circle cx="181" cy="96" r="3.4" fill="#A3201F" />
      <circle cx="137" cy="138" r="5" fill={token('accent')} />
      <circle cx="223" cy="138" r="5" fill={token('accent')} />
      <g fill={hair}>
        <circle cx="163" cy="122" r="4.2" />
        <circle cx="198" cy="122" r="4.2" />
      </g>
      <g fill="none" strokeLinecap="round">
        <path d="M154 109q8-5 16-1M191 108q8-4 16 1" stroke={hair} strokeWidth="3.2" />
        <path d="M181 126q-6 11 1 13" stroke={skinShade} strokeWidth="3.2" />
      </g>
      <path
        d="M164 148q17 17 34 0-17 5-34 0z"
        fill="#FFF8F0"
        stroke="#7C2F28"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
    </PortraitFrame>
  );
}
