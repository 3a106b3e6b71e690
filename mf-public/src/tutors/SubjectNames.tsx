import { dataOf, selectSubjectNames, selectSubjects, usePaadamSelector } from '@paadam/shared/state';
import { Skeleton } from '@paadam/shared/ui';
import { styled } from 'styled-components';

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
  const names = usePaadamSelector(selectSubjectNames);
  const catalogue = usePaadamSelector(selectSubjects);
  const onItsWay = !dataOf(catalogue) && catalogue.status !== 'failed';
  return (
    <Names aria-label="Subjects">
      {ids.map((id) => (
        <li key={id}>
          {onItsWay ? <Skeleton width="7rem" height="1.5rem" /> : (names.get(id) ?? 'Unknown Subject')}
        </li>
      ))}
    </Names>
  );
}
