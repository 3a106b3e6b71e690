import type { ReactElement } from 'react';
import type { SocialPlace } from '../content';

const shapes: Record<SocialPlace['id'], ReactElement> = {
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </>
  ),
  linkedin: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M8 11v5M8 8h.01M12 16v-5M12 13a2 2 0 0 1 4 0v3" />
    </>
  ),
};

/** The sign of a social network, in the strokes of the other icons. */
export function SocialIcon({ id }: Pick<SocialPlace, 'id'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[id]}
    </svg>
  );
}
