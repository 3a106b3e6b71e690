import { styled } from 'styled-components';

/** On a phone the answers have a line of their own, of equal width; one each, all of the line, where what they say is longer. */
export const Answers = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: var(--paadam-space-3);

  & > * {
    flex: 1 0 calc(50% - var(--paadam-space-3) / 2);
    min-width: min-content;
  }

  & > :is(a, button),
  & > div > :is(a, button):first-child {
    min-width: max-content;
    white-space: nowrap;
  }

  @container (max-width: 24rem) {
    column-gap: var(--paadam-space-2);

    & > :is(a, button) {
      padding-inline: var(--paadam-space-2);
    }
  }

  @container (min-width: 40rem) {
    display: grid;
    grid-column: auto;
    grid-template-columns: 1fr 1fr;
  }
`;
