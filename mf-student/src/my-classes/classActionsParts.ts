import { styled } from 'styled-components';

/** In a narrow column the buttons take its whole width, one below the other; else they stand in a line. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-2);

  /* In line with the text above: a quiet button shows no edge of its own. */
  & > button:first-child {
    margin-inline-start: calc(-1 * var(--paadam-space-4));
    padding-inline: var(--paadam-space-4);
  }

  @container (min-width: 50rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    & > button:first-child {
      margin-inline-start: 0;
    }

    & button,
    & a {
      padding-inline: var(--paadam-space-1);
      font-size: var(--paadam-text-14);
    }
  }
`;
