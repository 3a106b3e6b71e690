import type { Subject } from '@paadam/shared/contract';
import { categoryName } from '@paadam/shared/domain';
import { NotFoundPage } from '@paadam/shared/portal';
import { Link, useParams } from '@paadam/shared/router';
import {
  dataOf,
  selectSubjects,
  subjectCatalogue,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { ErrorState, LinkButton, PageTitle, Skeleton, type TileName, tileAt } from '@paadam/shared/ui';
import { ChevronLeft } from 'lucide-react';
import { createElement, useEffect, useId } from 'react';
import { styled } from 'styled-components';
import { BookingFor } from '../booking-child/BookingFor';
import { Page } from '../layout/Page';
import { Section } from '../layout/Section';
import { TileSign } from '../layout/TileSign';
import * as words from '../messages/subject';
import { categoryOf } from '../subjects/categoryOf';
import { subjectIconOf } from '../subjects/subjectIconOf';
import { SubjectTutors } from './SubjectTutors';

const Top = styled(Section)`
  display: grid;
  justify-items: start;
  gap: var(--paadam-space-3);
  padding-top: var(--paadam-space-4);
`;

const Back = styled(LinkButton)`
  margin-inline-start: calc(-1 * var(--paadam-space-5));
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-4);
  min-width: 0;

  & h1 {
    overflow-wrap: anywhere;
  }

  & p {
    margin-top: 0;
    font-size: var(--paadam-text-16);
  }
`;

const Words = styled.p`
  max-width: 44rem;
  min-height: 1lh;
  font-size: var(--paadam-text-18);
  line-height: 1.5;
`;

const Other = styled.p`
  line-height: 1.5;
  overflow-wrap: anywhere;
  color: var(--paadam-muted);
`;

const Topics = styled(Section)`
  padding-top: var(--paadam-space-8);

  & h2 {
    margin-bottom: var(--paadam-space-3);
    font-size: var(--paadam-text-22);
  }
`;

const Chips = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-2);
`;

const Topic = styled(Link)<{ $tile: TileName }>`
  display: inline-flex;
  align-items: center;
  min-height: var(--paadam-control-height);
  padding: var(--paadam-space-1) var(--paadam-space-4);
  border-radius: var(--paadam-radius-round);
  line-height: 1.35;
  text-decoration: none;
  color: var(--paadam-tile-${({ $tile }) => $tile}-ink);
  background: var(--paadam-tile-${({ $tile }) => $tile}-ground);

  &:hover {
    color: var(--paadam-tile-${({ $tile }) => $tile}-ink);
    text-decoration: underline;
  }
`;

/** One subject: what is taught in it and who did it. */
export default function SubjectPage() {
  const { slug } = useParams();
  const dispatch = usePaadamDispatch();
  const catalogue = usePaadamSelector(selectSubjects);
  const request = () => dispatch(subjectCatalogue.actions.requested());
  useEffect(() => void dispatch(subjectCatalogue.actions.requested()), [dispatch]);

  const subjects = dataOf(catalogue);
  if (!subjects && catalogue.status === 'failed') {
    return (
      <ErrorState asPage title={words.notLoaded()} onRetry={request}>
        {catalogue.problem.message}
      </ErrorState>
    );
  }
  if (!subjects) return <SubjectSkeleton />;
  const place = subjects.findIndex((subject) => subject.slug === slug);
  const subject = subjects[place];
  return subject ? <OneSubject subject={subject} tile={tileAt(place)} /> : <NotFoundPage />;
}

function OneSubject({ subject, tile }: { subject: Subject; tile: TileName }) {
  const { _id, name, description, topics } = subject;
  const aliases = subject.aliases.filter((alias) => alias !== name);
  const category = categoryName(categoryOf(subject));
  const topicsId = useId();
  return (
    <Page>
      <Top as="div">
        <Back to="/subjects" variant="quiet">
          <ChevronLeft size={18} aria-hidden />
          {words.allSubjects()}
        </Back>
        <BookingFor />
        <Title>
          <TileSign $tile={tile}>
            {createElement(subjectIconOf(subject), { size: 24, 'aria-hidden': true })}
          </TileSign>
          <PageTitle documentTitle={words.tutors({ name })} lead={category !== name && category}>
            {name}
          </PageTitle>
        </Title>
        {description && <Words>{description}</Words>}
        {aliases.length > 0 && <Other>{words.alsoCalled({ names: aliases.join(', ') })}</Other>}
      </Top>
      <SubjectTutors key={_id} subject={subject} />
      {topics.length > 0 && (
        <Topics aria-labelledby={topicsId}>
          <h2 id={topicsId}>{words.topics()}</h2>
          <Chips>
            {topics.map((topic) => (
              <li key={topic}>
                <Topic to={`/tutors?${new URLSearchParams({ q: topic, subject: _id })}`} $tile={tile}>
                  {topic}
                </Topic>
              </li>
            ))}
          </Chips>
        </Topics>
      )}
    </Page>
  );
}

/** The page on its way, with the parts that stand above its fold. */
function SubjectSkeleton() {
  return (
    <Page>
      <Top as="div" aria-busy>
        <Skeleton width="8rem" height="var(--paadam-control-height)" />
        <PageTitle documentTitle={words.aSubject()}>{words.loadingSubjects()}</PageTitle>
        <Skeleton width="100%" height="30rem" radius="var(--paadam-radius-card)" />
      </Top>
    </Page>
  );
}
