import { mid, token } from '@paadam/shared/ui';
import { PortraitFrame } from './PortraitFrame';

const skin = '#C98F68';
const skinShade = '#AE7450';
const hair = '#2B2320';

/** A man with glasses and a beard, before a shelf of books. Decoration. */
export function TutorsPortrait() {
  return (
    <PortraitFrame>
      <g>
        <rect x="30" y="96" width="300" height="9" rx="4" fill={mid('marigold', 48)} />
        <rect x="30" y="196" width="300" height="9" rx="4" fill={mid('marigold', 48)} />
        <rect x="42" y="46" width="20" height="50" rx="3" fill={mid('coral', 55)} />
        <rect x="64" y="38" width="16" height="58" rx="3" fill={mid('teal', 60)} />
        <rect x="82" y="52" width="22" height="44" rx="3" fill={mid('violet', 50)} />
        <rect x="258" y="42" width="18" height="54" rx="3" fill={mid('green', 55)} />
        <rect x="278" y="50" width="22" height="46" rx="3" fill={token('accent')} />
        <rect x="302" y="40" width="14" height="56" rx="3" fill={mid('rose', 55)} />
        <rect x="44" y="148" width="18" height="48" rx="3" fill={mid('sky', 55)} />
        <rect x="64" y="156" width="24" height="40" rx="3" fill={mid('marigold', 65)} />
        <rect x="276" y="144" width="16" height="52" rx="3" fill={mid('slate', 55)} />
        <rect x="294" y="154" width="22" height="42" rx="3" fill={mid('coral', 45)} />
      </g>
      <path d="M92 270c2-54 28-78 68-86h40c40 8 66 32 68 86z" fill={mid('slate', 72)} />
      <path d="M158 184l22 30 22-30 12 4-20 82h-28l-20-82z" fill={token('sheet')} />
      <path d="M156 186q24 26 48 0v-32h-48z" fill={skinShade} />
      <circle cx="135" cy="126" r="9" fill={skin} />
      <circle cx="225" cy="126" r="9" fill={skin} />
      <ellipse cx="180" cy="118" rx="44" ry="54" fill={skin} />
      <path
        d="M136 122c4 12 10 18 20 18 8 0 14-4 24-4s16 4 24 4c10 0 16-6 20-18 4 36-14 62-44 62s-48-26-44-62z"
        fill={hair}
      />
      <path
        d="M134 112c-8-46 18-70 48-70s54 22 44 70c-4-14-8-24-12-30-22 6-46 2-62-6-6 8-14 20-18 36z"
        fill={hair}
      />
      <path
        d="M164 152q16 12 32 0-16 4-32 0z"
        fill="#FFF8F0"
        stroke="#7C2F28"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <g fill="#FFFFFF" fillOpacity="0.35" stroke={hair} strokeWidth="3.4">
        <rect x="146" y="104" width="30" height="24" rx="10" />
        <rect x="184" y="104" width="30" height="24" rx="10" />
      </g>
      <path d="M176 113q4-3 8 0M146 112l-10-3M214 112l10-3" fill="none" stroke={hair} strokeWidth="3.4" />
      <g fill={hair}>
        <circle cx="162" cy="116" r="4" />
        <circle cx="199" cy="116" r="4" />
      </g>
      <g fill="none" strokeLinecap="round">
        <path d="M150 97q10-6 20-2M190 95q10-4 20 2" stroke={hair} strokeWidth="3.6" />
        <path d="M180 122q-6 12 2 14" stroke={skinShade} strokeWidth="3.2" />
      </g>
    </PortraitFrame>
  );
}
