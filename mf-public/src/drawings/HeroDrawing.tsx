import { type DrawingProps, mid, soft, token } from '@paadam/shared/ui';
import { HeroDesk } from './HeroDesk';
import { HeroStudent } from './HeroStudent';
import { HeroTutor } from './HeroTutor';

/** A student at a quiet desk, in a video lesson with her tutor. Decoration. */
export function HeroDrawing({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 640 520" width="640" height="520" aria-hidden="true">
      <path
        d="M96 96C170 8 330-8 450 34s170 150 148 268-82 174-128 202H132C56 456 22 336 36 244c8-56 26-108 60-148z"
        fill={soft('green')}
      />
      <circle cx="500" cy="92" r="40" fill={token('accent')} />
      <path
        d="M214 68h66a14 14 0 0 0 2-28 22 22 0 0 0-41-6 18 18 0 0 0-27 12 11 11 0 0 0 0 22z"
        fill={token('sheet')}
        opacity="0.9"
      />
      <HeroDesk />
      <g>
        <path d="M296 352h68l8 46h-84z" fill={mid('slate', 30)} />
        <rect x="258" y="392" width="144" height="10" rx="5" fill={mid('slate', 45)} />
        <rect x="116" y="84" width="400" height="276" rx="20" fill="#3F4E5C" />
        <rect x="130" y="98" width="372" height="248" rx="10" fill={soft('sky')} />
        <HeroTutor />
      </g>
      <HeroStudent />
    </svg>
  );
}
