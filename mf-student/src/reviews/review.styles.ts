import { css, styled } from 'styled-components';
import { linkedBox } from '../own-classes/linkedBox';

const inRows = css`
  padding-block: var(--paadam-space-4);

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  &:not(:last-child) {
    border-bottom: 1px solid var(--paadam-line);
  }
`;

/** A class, and at its end the way to review it; on a phone below. */
export const DueRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-3) var(--paadam-space-4);
  ${inRows}
  ${linkedBox}
`;

export const ReviewRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-1);
  ${inRows}
  ${linkedBox}

  & > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--paadam-space-4);
  }
`;

/** As it was written, line by line. */
export const Comment = styled.p.attrs({ dir: 'auto' })`
  max-width: 44rem;
  margin-top: var(--paadam-space-2);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
