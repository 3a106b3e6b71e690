import { styled } from 'styled-components';

export const List = styled.ul.attrs({ role: 'list' })`
  display: grid;

  & > li + li {
    border-top: 1px solid var(--paadam-line);
  }
`;

export const Item = styled.li`
  display: grid;
  gap: var(--paadam-space-1);
  padding-block: var(--paadam-space-4);

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  &:focus-visible {
    outline-offset: 4px;
    border-radius: var(--paadam-radius-small);
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--paadam-space-4);

  & small {
    font-size: var(--paadam-text-14);
    color: var(--paadam-muted);
  }
`;

export const Comment = styled.p.attrs({ dir: 'auto' })`
  margin-top: var(--paadam-space-1);
  white-space: pre-line;
`;
