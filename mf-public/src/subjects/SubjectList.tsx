import type { Subject } from '@paadam/shared/contract';
import { tileAt } from '@paadam/shared/ui';
import { SubjectCard } from './SubjectCard';
import { Grid } from './subjectCardParts';

interface SubjectListProps {
  /** The whole catalogue: a subject keeps its colour whatever else is shown. */
  subjects: readonly Subject[];
  isShown: (subject: Subject) => boolean;
}

/** The subjects' cards, in the eight colours in turn. */
export function SubjectList({ subjects, isShown }: SubjectListProps) {
  const cards = subjects.map((subject, index) => ({ subject, tile: tileAt(index) }));
  return (
    <Grid>
      {cards
        .filter(({ subject }) => isShown(subject))
        .map((card) => (
          <li key={card.subject._id}>
            <SubjectCard {...card} />
          </li>
        ))}
    </Grid>
  );
}
