import { VisuallyHidden } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { Moment } from './Moment';
import type { SeriesMember } from './seriesMembers';

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-1);
  max-height: 14rem;
  overflow-y: auto;
  padding-inline-start: var(--paadam-space-4);
  border-inline-start: 3px solid var(--paadam-line);
`;

/** Which lessons a dialog is about. */
export function SeriesDates({ members, label }: { members: readonly SeriesMember[]; label: string }) {
  return (
    // Longer than the dialog it scrolls, also by keyboard.
    <List aria-label={label} tabIndex={members.length > 7 ? 0 : undefined}>
      {members.map(({ _id, dateTime }) => (
        <li key={_id}>
          <Moment instant={dateTime} />
          <VisuallyHidden>.</VisuallyHidden>
        </li>
      ))}
    </List>
  );
}
