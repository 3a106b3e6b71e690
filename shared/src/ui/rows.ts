import { styled } from 'styled-components';

/** A list of lessons, one below the other. */
export const Rows = styled.ul`
  display: grid;
  gap: var(--paadam-space-4);
`;

/** What is said of one of them. */
export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-1);
  min-width: 0;
`;

/** Its title, with badges that wrap. */
export const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-1) var(--paadam-space-3);

  & > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** What is said below the title, in a lower voice. */
export const Muted = styled.p`
  line-height: 1.45;
  color: var(--paadam-muted);
`;
