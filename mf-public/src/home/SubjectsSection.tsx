import type { Subject } from '@paadam/shared/contract';
import { Link } from '@paadam/shared/router';
import {
  dataOf,
  selectSubjects,
  subjectCatalogue,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { EmptyState, ErrorState, LinkButton, Skeleton, type TileName, tileAt } from '@paadam/shared/ui';
import { createElement, useEffect, useId } from 'react';
import { styled } from 'styled-components';
import { Section } from '../layout/Section';
import { SectionHead } from '../layout/SectionHead';
import * as words from '../messages/home';
import { subjectIconOf } from '../subjects/subjectIconOf';
import { subjectTutorsInWords } from '../subjects/tutorsInWords';
import { home } from './content';

const Tile = styled(Link)<{ $tile: TileName }>`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-3);
  height: 100%;
  padding: var(--paadam-space-2) var(--paadam-space-3);
  border-radius: var(--paadam-radius-card);
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;
  color: var(--paadam-tile-${({ $tile }) => $tile}-ink);
  background: var(--paadam-tile-${({ $tile }) => $tile}-ground);
  transition:
    transform var(--paadam-motion-slow) var(--paadam-ease),
    box-shadow var(--paadam-motion-slow) var(--paadam-ease);

  &:hover {
    color: var(--paadam-tile-${({ $tile }) => $tile}-ink);
    transform: translateY(-2px);
    box-shadow: var(--paadam-shadow-lifted);
  }

  & svg {
    flex: none;
  }

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    font-size: var(--paadam-text-14);
    font-weight: var(--paadam-weight-body);
  }
`;

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: minmax(4.25rem, auto);
  gap: var(--paadam-space-2);

  @media (min-width: 48rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-auto-rows: minmax(5rem, auto);
    gap: var(--paadam-space-4);
  }
`;

const shownCount = 8;

const placeholders = Array.from({ length: shownCount }, (_, index) => index);

/** @returns the subjects with the most tutors, in the order of the catalogue */
const mostTaught = (subjects: readonly Subject[]): Subject[] => {
  const chosen = [...subjects].sort((one, other) => other.tutorCount - one.tutorCount).slice(0, shownCount);
  return subjects.filter((subject) => chosen.includes(subject));
};

/** The subjects that most tutors teach, as coloured tiles, and the way to all of them. */
export function SubjectsSection() {
  const dispatch = usePaadamDispatch();
  const catalogue = usePaadamSelector(selectSubjects);
  const subjects = dataOf(catalogue);
  const headingId = useId();
  const request = () => dispatch(subjectCatalogue.actions.requested());
  useEffect(() => void dispatch(subjectCatalogue.actions.requested()), [dispatch]);

  const failed = catalogue.status === 'failed' && !subjects;
  const loading = !failed && !subjects;
  return (
    <Section aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        way={
          <LinkButton to="/subjects" variant="quiet">
            {words.allSubjects()}
          </LinkButton>
        }
        lead={<p role="status">{loading ? words.loadingSubjects() : !failed && home.subjectsLead()}</p>}
      >
        {words.subjectsTitle()}
      </SectionHead>
      {failed && (
        <ErrorState title={words.failedToLoadSubjects()} onRetry={request}>
          {catalogue.problem.message}
        </ErrorState>
      )}
      {subjects?.length === 0 && <EmptyState title={words.noSubjectsYet()} />}
      {loading && (
        <Grid aria-hidden>
          {placeholders.map((place) => (
            <li key={place}>
              <Skeleton height="100%" radius="var(--paadam-radius-card)" />
            </li>
          ))}
        </Grid>
      )}
      {subjects && subjects.length > 0 && (
        <Grid>
          {mostTaught(subjects).map((subject, index) => (
            <li key={subject._id}>
              <SubjectTile subject={subject} tile={tileAt(index)} />
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}

interface SubjectTileProps {
  subject: Subject;
  tile: TileName;
}

/** A subject, leading to the tutors who teach it. */
function SubjectTile({ subject, tile }: SubjectTileProps) {
  return (
    <Tile to={`/tutors?subject=${subject._id}`} $tile={tile}>
      {createElement(subjectIconOf(subject), { size: 24, 'aria-hidden': true })}
      <span>
        {subject.name}
        <small>{subjectTutorsInWords(subject.tutorCount)}</small>
      </span>
    </Tile>
  );
}
