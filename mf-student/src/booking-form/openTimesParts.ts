import { styled } from 'styled-components';

export const Section = styled.section`
  display: grid;
  gap: var(--paadam-space-4);
  align-content: start;
  min-width: 0;
  container-type: inline-size;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--paadam-space-3);

  & h2 {
    font-size: var(--paadam-text-18);
  }

  /* On a line of its own it fills the line: the arrows stay at the end. */
  & > div {
    flex: 1 0 auto;
    display: flex;
    align-items: center;
    justify-content: end;
    font-size: var(--paadam-text-14);
    color: var(--paadam-muted);
  }

  & button {
    padding: 0;
  }
`;

export const Empty = styled.p`
  color: var(--paadam-muted);
`;
