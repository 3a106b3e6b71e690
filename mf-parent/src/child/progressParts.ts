import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);

  @container (min-width: 48rem) {
    /* So that the eight weeks are all in view. */
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

export const Room = styled.div`
  container-type: inline-size;
`;

export const Subjects = styled(Card)`
  display: grid;
  gap: var(--paadam-space-4);
  align-content: start;

  & h2 {
    font-size: var(--paadam-text-16);
    line-height: 1.3;
  }

  & p {
    color: var(--paadam-muted);
  }
`;

export const SubjectList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-4);
`;

/** A subject with a bar for its share; the figures stand in words. */
export const SubjectRow = styled.li`
  display: grid;
  gap: var(--paadam-space-2);

  & div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--paadam-space-4);
    overflow-wrap: anywhere;
  }

  & span {
    color: var(--paadam-muted);
  }

  & i {
    height: 0.5rem;
    border-radius: var(--paadam-radius-round);
    background: var(--paadam-brand);
  }
`;
