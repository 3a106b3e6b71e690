import { Skeleton } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import * as words from '../messages/tutors';
import { useSubjectName } from './useSubjectName';

const Names = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  font-weight: var(--paadam-weight-strong);
  line-height: 1.5;

  & > li:not(:last-child)::after {
    content: '·';
    margin-inline: 0.4em;
    color: var(--paadam-muted);
  }
`;

/** The names of a tutor’s subjects on a line, looked up in the catalogue by id. */
export function SubjectNames({ ids }: { ids: readonly string[] }) {
  const nameOf = useSubjectName();
  return (
    <Names aria-label={words.subjects()}>
      {ids.map((id) => (
        <li key={id}>{nameOf(id) ?? <Skeleton width="7rem" height="1.5rem" />}</li>
      ))}
    </Names>
  );
}
