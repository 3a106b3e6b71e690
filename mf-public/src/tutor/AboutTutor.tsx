import type { Tutor } from '@paadam/shared/contract';
import { GraduationCap } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/tutor';
import { Panel, Quiet } from './tutorPage.styles';

const Text = styled.p.attrs({ dir: 'auto' })`
  white-space: pre-line;
`;

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-3);

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--paadam-space-3);
  }

  & svg {
    margin-top: 0.1875rem;
    color: var(--paadam-brand);
  }
`;

/** What a tutor says of themselves. */
export function AboutTutor({ tutor: { name, bio } }: { tutor: Tutor }) {
  const aboutId = useId();
  return (
    <Panel aria-labelledby={aboutId}>
      <h2 id={aboutId}>{words.about({ name })}</h2>
      {bio ? <Text>{bio}</Text> : <Quiet>{words.noBio({ name })}</Quiet>}
    </Panel>
  );
}

/** How the tutor works, and what qualifies them. */
export function TutorsWork({ tutor: { workingNote, qualifications } }: { tutor: Tutor }) {
  const workId = useId();
  const qualificationsId = useId();
  return (
    <>
      {workingNote && (
        <Panel aria-labelledby={workId}>
          <h2 id={workId}>{words.howIWork()}</h2>
          <Text>{workingNote}</Text>
        </Panel>
      )}
      {qualifications.length > 0 && (
        <Panel aria-labelledby={qualificationsId}>
          <h2 id={qualificationsId}>{words.qualifications()}</h2>
          <List>
            {[...new Set(qualifications)].map((qualification) => (
              <li key={qualification}>
                <GraduationCap size={20} aria-hidden />
                {qualification}
              </li>
            ))}
          </List>
        </Panel>
      )}
    </>
  );
}
