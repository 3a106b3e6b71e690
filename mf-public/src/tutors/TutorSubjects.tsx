import { dataOf, selectSubjectNames, selectSubjects, usePaadamSelector } from '@paadam/shared/state';
import { Chip, Skeleton, tileOf } from '@paadam/shared/ui';
import { styled } from 'styled-components';

const Chips = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-2);
`;

/** The names of the subjects, looked up in the catalogue by id. */
export function TutorSubjects({ ids }: { ids: readonly string[] }) {
  const names = usePaadamSelector(selectSubjectNames);
  const catalogue = usePaadamSelector(selectSubjects);
  const onItsWay = !dataOf(catalogue) && catalogue.status !== 'failed';
  return (
    <Chips aria-label="Subjects">
      {ids.map((id) => {
        const name = names.get(id) ?? 'Unknown Subject';
        return (
          <li key={id}>
            {onItsWay ? (
              <Skeleton width="7rem" height="1.75rem" radius="var(--paadam-radius-round)" />
            ) : (
              <Chip tile={tileOf(name)}>{name}</Chip>
            )}
          </li>
        );
      })}
    </Chips>
  );
}
