import type { ReactNode } from 'react';

/** The paper of a drawn portrait: its foot stays in sight where the place is flatter. Decoration. */
export function PortraitFrame({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 360 270"
      width="360"
      height="270"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
