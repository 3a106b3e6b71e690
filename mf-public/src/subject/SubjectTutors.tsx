import type { Subject } from '@paadam/shared/contract';
import { useLoadable } from '@paadam/shared/loading';
import { dataOf } from '@paadam/shared/state';
import { EmptyState, ErrorState, LinkButton } from '@paadam/shared/ui';
import { NoTutorsDrawing } from '@paadam/shared/ui/drawings/NoTutorsDrawing';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Section } from '../layout/Section';
import * as words from '../messages/subject';
import { TellMeWhen } from '../subjects/TellMeWhen';
import { tutorsInWords } from '../subjects/tutorsInWords';
import { TutorRows } from '../tutors/TutorRows';
import { TutorRowsSkeleton } from '../tutors/TutorRowsSkeleton';
import { subjectTutors } from './subjectTutors';

const Stack = styled(Section)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
  padding-top: var(--paadam-space-8);

  & > a {
    justify-self: start;
  }

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

/** The tutors of a subject; where there is none, the way to hear of the first. */
export function SubjectTutors({ subject }: { subject: Subject }) {
  const { _id, name, tutorCount } = subject;
  const { answer, reload } = useLoadable(subjectTutors, _id);
  const headingId = useId();
  const tutors = dataOf(answer);
  const failed = answer.status === 'failed' && !tutors;
  return (
    <Stack aria-labelledby={headingId} aria-busy={!tutors && !failed}>
      <h2 id={headingId}>
        {tutorCount === 0
          ? words.tutors({ name })
          : words.tutorsOf({ tutors: tutorsInWords(tutorCount), name })}
      </h2>
      {failed && (
        <ErrorState title={words.failedToLoadTutors()} onRetry={reload}>
          {answer.problem.message}
        </ErrorState>
      )}
      {!tutors && !failed && <TutorRowsSkeleton />}
      {tutors?.length === 0 && (
        <EmptyState
          drawing={<NoTutorsDrawing />}
          title={words.noTutorTeachesYet({ name })}
          action={<TellMeWhen subject={subject} />}
        >
          {words.weCanMailYou()}
        </EmptyState>
      )}
      {tutors && tutors.length > 0 && <TutorRows tutors={tutors} appended={false} wasThere />}
      {tutors && tutors.length < tutorCount && (
        <LinkButton to={`/tutors?subject=${_id}`} variant="secondary">
          {words.seeAll({ tutors: tutorsInWords(tutorCount) })}
        </LinkButton>
      )}
    </Stack>
  );
}
