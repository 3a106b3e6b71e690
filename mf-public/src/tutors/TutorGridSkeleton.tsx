import { TutorCardSkeleton } from './TutorCardSkeleton';
import { Grid } from './tutorCardParts';

/** Two rows on a wide screen: what is below them is below the fold, and nothing that is seen moves when it comes. */
export const placeholderCount = 6;

const places = Array.from({ length: placeholderCount }, (_, place) => place);

/** The list of tutors on its way. */
export function TutorGridSkeleton() {
  return (
    <Grid aria-hidden>
      {places.map((place) => (
        <li key={place}>
          <TutorCardSkeleton />
        </li>
      ))}
    </Grid>
  );
}
