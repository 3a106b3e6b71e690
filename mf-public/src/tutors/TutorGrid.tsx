import type { ListedTutor } from '@paadam/shared/contract';
import { useEffect, useRef } from 'react';
import { TutorCard } from './TutorCard';
import { Grid } from './tutorCardParts';

export interface TutorGridProps {
  tutors: readonly ListedTutor[];
  /** The last of them came with Show more, below those that were there. */
  appended: boolean;
}

/** The cards. When more are added, focus goes to the name on the first of them: its reader goes on from there. */
export function TutorGrid({ tutors, appended }: TutorGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const shown = useRef(tutors.length);
  useEffect(() => {
    const firstAdded = appended ? grid.current?.children[shown.current] : undefined;
    firstAdded?.querySelector('h3')?.focus({ preventScroll: true });
    shown.current = tutors.length;
  }, [tutors.length, appended]);
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
