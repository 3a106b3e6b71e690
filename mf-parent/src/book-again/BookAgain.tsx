import { MoreRows, usePaged } from '@paadam/shared/loading';
import { dataOf } from '@paadam/shared/state';
import { Card, VisuallyHidden } from '@paadam/shared/ui';
import { useId } from 'react';
import { FamilyProblem } from '../family/FamilyProblem';
import { familyTutors } from '../family/family';
import { fetchFailures } from '../family/fetchFailures';
import { Section, Tutors } from './bookAgainParts';
import { TutorCard, TutorCardSkeleton } from './TutorCard';

/** The tutors whom the children know, each one step from the next lesson. */
export function BookAgain() {
  const { list, more, reload, loadMore } = usePaged(familyTutors);
  const titleId = useId();
  const rows = dataOf(list)?.rows;
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>Book again</h2>
      {list.status === 'failed' && (
        <FamilyProblem
          title={fetchFailures.tutors}
          problem={list.problem}
          besideData={Boolean(rows)}
          onRetry={reload}
        />
      )}
      {rows?.length === 0 && (
        <Card as="p">The tutors of your children’s lessons appear here, one step from the next lesson.</Card>
      )}
      {rows && rows.length > 0 && (
        <Tutors>
          {rows.map((tutor) => (
            <TutorCard key={tutor._id} tutor={tutor} />
          ))}
        </Tutors>
      )}
      {!rows && list.status !== 'failed' && (
        <>
          <VisuallyHidden role="status">Loading tutors…</VisuallyHidden>
          <Tutors aria-hidden>
            {[1, 2, 3].map((place) => (
              <TutorCardSkeleton key={place} />
            ))}
          </Tutors>
        </>
      )}
      {rows && <MoreRows paged={{ list, more }} what="tutors" onMore={loadMore} />}
    </Section>
  );
}
