import type { ListedTutor } from '@paadam/shared/contract';
import { formatMoment, formatRupees } from '@paadam/shared/domain';
import { useLoadable } from '@paadam/shared/loading';
import { dataOf } from '@paadam/shared/state';
import { Avatar, Card, ErrorState, LinkButton, Skeleton, StarRating } from '@paadam/shared/ui';
import { useOwnTimeZone } from '@paadam/shared/ui/useOwnTimeZone';
import { CalendarClock } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Section } from '../layout/Section';
import { SectionHead } from '../layout/SectionHead';
import * as words from '../messages/home';
import { noFreeTime } from '../tutors/anyTime';
import { SubjectNames } from '../tutors/SubjectNames';
import { Name } from '../tutors/tutorCard.styles';
import { useTutorPaths } from '../tutors/useTutorPaths';
import { home } from './content';
import { featuredCount, featuredTutors } from './featuredTutors';

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-2);

  @media (min-width: 60rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--paadam-space-5);
  }
`;

const Whole = styled(Card)`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--paadam-space-2);
  height: 100%;
  min-height: 9rem;
  padding: var(--paadam-space-4);

  @media (max-width: 59.99rem) {
    gap: var(--paadam-space-1);
    padding: var(--paadam-space-3) var(--paadam-space-4);
  }
`;

const Who = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--paadam-space-3);

  & h3 {
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  & > strong {
    align-self: start;
    font-size: var(--paadam-text-18);
    white-space: nowrap;

    & > small {
      display: block;
      font-size: var(--paadam-text-14);
      font-weight: var(--paadam-weight-body);
      text-align: end;
      color: var(--paadam-muted);
    }
  }
`;

const When = styled.p`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-2);
  margin-top: auto;
  color: var(--paadam-muted);

  & > svg {
    flex: none;
  }
`;

const places = Array.from({ length: featuredCount }, (_, place) => place);

/** The first answer to whether there is a person: three tutors, and when each has time next. */
export function FeaturedTutors() {
  const { answer, reload } = useLoadable(featuredTutors);
  const headingId = useId();
  const tutors = dataOf(answer);
  if (tutors?.length === 0) return null;
  const failed = answer.status === 'failed' && !tutors;
  return (
    <Section aria-labelledby={headingId} aria-busy={!tutors && !failed}>
      <SectionHead
        id={headingId}
        lead={home.tutorsLead()}
        way={
          <LinkButton to="/tutors" variant="quiet">
            {words.allTutors()}
          </LinkButton>
        }
      >
        {home.tutorsTitle()}
      </SectionHead>
      {failed ? (
        <ErrorState title={words.failedToLoadTutors()} onRetry={reload}>
          {answer.problem.message}
        </ErrorState>
      ) : (
        <Grid aria-hidden={!tutors || undefined}>
          {tutors
            ? tutors.map((tutor) => (
                <li key={tutor._id}>
                  <FeaturedTutor tutor={tutor} />
                </li>
              ))
            : places.map((place) => (
                <li key={place}>
                  <Skeleton height="9rem" radius="var(--paadam-radius-card)" />
                </li>
              ))}
        </Grid>
      )}
    </Section>
  );
}

/** Who, what, how good, how much and when next; all of it leads to the tutor's page. */
function FeaturedTutor({ tutor }: { tutor: ListedTutor }) {
  const { _id, name, profileUrl, subjects, hourlyRate, rating, nextFreeTime } = tutor;
  const nameId = useId();
  const paths = useTutorPaths();
  const timeZone = useOwnTimeZone();
  return (
    <Whole as="article" $interactive aria-labelledby={nameId}>
      <Who>
        <Avatar name={name} src={profileUrl} size={56} />
        <div>
          <h3 id={nameId}>
            <Name to={paths.page(_id)}>{name}</Name>
          </h3>
          <StarRating average={rating.average} count={rating.count} />
        </div>
        {hourlyRate !== null && (
          <strong>
            {formatRupees(hourlyRate)} <small>{words.perHour()}</small>
          </strong>
        )}
      </Who>
      <SubjectNames ids={subjects} />
      <When>
        <CalendarClock size={18} aria-hidden />
        <span suppressHydrationWarning>
          {nextFreeTime ? words.nextFree({ time: formatMoment(nextFreeTime, timeZone) }) : noFreeTime(tutor)}
        </span>
      </When>
    </Whole>
  );
}
