import { styled } from 'styled-components';

export const List = styled.ul.attrs({ role: 'list' })`
  display: grid;

  & > li + li {
    border-top: 1px solid var(--paadam-line);
  }
`;

/** The link to the lesson reaches over all of it. */
export const Item = styled.li`
  position: relative;
  display: grid;
  gap: var(--paadam-space-1);
  padding-block: var(--paadam-space-5);
  overflow-wrap: anywhere;

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
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

export const Comment = styled.p`
  margin-top: var(--paadam-space-1);
  white-space: pre-line;
`;
