import type { ListedTutor } from '@paadam/shared/contract';
import { useInParts } from '@paadam/shared/ui/useInParts';
import { useEffect, useRef } from 'react';
import { TutorCard } from './TutorCard';
import { placeholderCount, TutorRowsSkeleton } from './TutorRowsSkeleton';
import { List } from './tutorCard.styles';
import { useTutorPaths } from './useTutorPaths';

interface TutorRowsProps {
  tutors: readonly ListedTutor[];
  /** The last of them came with Show more, below those that were there. */
  appended: boolean;
  /** Whether they were there before the page was. */
  wasThere: boolean;
}

/** The cards. When more are added, focus goes to the name on the first of them: its reader goes on from there. */
export function TutorRows({ tutors, appended, wasThere }: TutorRowsProps) {
  const paths = useTutorPaths();
  const grid = useRef<HTMLUListElement>(null);
  const known = useRef(tutors.length);
  const shown = useInParts({ total: tutors.length, part: placeholderCount, wasThere });
  useEffect(() => {
    const firstAdded = appended ? grid.current?.children[known.current] : undefined;
    firstAdded?.querySelector('h3')?.focus({ preventScroll: true });
    known.current = tutors.length;
  }, [tutors.length, appended]);
  if (shown === 0) return <TutorRowsSkeleton />;
  return (
    <List ref={grid}>
      {tutors.slice(0, shown).map((tutor) => (
        <li key={tutor._id}>
          <TutorCard tutor={tutor} paths={paths} />
        </li>
      ))}
    </List>
  );
}
