import type { Tutor } from '@paadam/shared/contract';
import { useEffect, useRef } from 'react';
import { TutorCard } from './TutorCard';
import { Grid } from './tutorCardParts';

/** The cards. When more are added, focus goes to the name on the first of them: its reader goes on from there. */
export function TutorGrid({ tutors }: { tutors: readonly Tutor[] }) {
  const grid = useRef<HTMLUListElement>(null);
  const shown = useRef(tutors.length);
  useEffect(() => {
    const firstAdded = grid.current?.children[shown.current];
    firstAdded?.querySelector('h3')?.focus({ preventScroll: true });
    shown.current = tutors.length;
  }, [tutors.length]);
  return (
    <Grid ref={grid}>
      {tutors.map((tutor) => (
        <li key={tutor._id}>
          <TutorCard tutor={tutor} />
        </li>
      ))}
    </Grid>
  );
}
