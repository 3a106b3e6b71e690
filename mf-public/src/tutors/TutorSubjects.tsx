import { Chip, Skeleton, tileOf } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import * as words from '../messages/tutors';
import { useSubjectName } from './useSubjectName';

const Chips = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-2);
`;

/** The names of the subjects, looked up in the catalogue by id. */
export function TutorSubjects({ ids }: { ids: readonly string[] }) {
  const nameOf = useSubjectName();
  return (
    <Chips aria-label={words.subjects()}>
      {ids.map((id) => {
        const name = nameOf(id);
        return (
          <li key={id}>
            {name ? (
              <Chip tile={tileOf(name)}>{name}</Chip>
            ) : (
              <Skeleton width="7rem" height="1.75rem" radius="var(--paadam-radius-round)" />
            )}
          </li>
        );
      })}
    </Chips>
  );
}
