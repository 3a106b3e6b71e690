import { styled } from 'styled-components';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-3);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--paadam-space-4);

  & h2 {
    font-size: var(--paadam-text-22);
  }

  /* Its words nearly in line with the card's edge; a phone's page has no more room beside it. */
  & > a {
    margin-inline-end: calc(-1 * var(--paadam-space-4));
  }
`;

export const Lessons = styled.ul.attrs({ role: 'list' })`
  display: grid;

  & > li + li {
    border-top: 1px solid var(--paadam-line);
  }
`;

/** The link reaches over all of the row. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--paadam-space-1) var(--paadam-space-4);
  padding-block: var(--paadam-space-3);
  overflow-wrap: anywhere;

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  & p {
    line-height: 1.45;
    color: var(--paadam-muted);
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
