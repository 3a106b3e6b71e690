import { styled } from 'styled-components';

/** The day, both times and the button in one line where they fit; else the times below the day. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--paadam-space-2);

  & > p {
    grid-column: 1 / -1;
    order: 1;
  }

  @container (min-width: 30rem) {
    grid-template-columns: minmax(7rem, 1fr) auto auto;
  }
`;

export const Times = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: var(--paadam-space-2);
  grid-column: 1 / -1;
  order: 1;

  /* On a phone two times, with AM and PM, just fit beside each other. */
  & > input {
    height: var(--paadam-control-height);
    padding-inline: var(--paadam-space-2);
    font-variant-numeric: tabular-nums;
  }

  & > input::-webkit-calendar-picker-indicator {
    margin-inline-start: 0;
  }

  @container (min-width: 30rem) {
    grid-column: auto;
    grid-template-columns: 8.25rem auto 8.25rem;
    order: 0;

    & > input {
      padding-inline: var(--paadam-space-3);
    }
  }
`;

/** Lines between the rows, where each takes two. */
export const Rows = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--paadam-space-3);

  @container (max-width: 33rem) {
    gap: var(--paadam-space-5);
  }
`;
