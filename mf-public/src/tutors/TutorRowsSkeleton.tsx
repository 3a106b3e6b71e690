import { TutorCardSkeleton } from './TutorCardSkeleton';
import { List } from './tutorCard.styles';

/** More than a screen holds: what is below them is below the fold, and nothing that is seen moves when it comes. */
export const placeholderCount = 6;

const places = Array.from({ length: placeholderCount }, (_, place) => place);

/** The list of tutors on its way. */
export function TutorRowsSkeleton() {
  return (
    <List aria-hidden>
      {places.map((place) => (
        <li key={place}>
          <TutorCardSkeleton />
        </li>
      ))}
    </List>
  );
}
