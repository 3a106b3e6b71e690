import { Link } from '@paadam/shared/router';
import { Card } from '@paadam/shared/ui';
import { css, styled } from 'styled-components';

/** From this width of the list on, a tutor is one row; below it a card. */
export const row = '@container (min-width: 42rem)';

export const List = styled.ul.attrs({ role: 'list' })`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
`;

export const Whole = styled(Card).attrs({ as: 'article' })`
  position: relative;
  display: grid;
  grid-template: 'who who' 'about about' 'when rate' 'times times' 'fold fold' / minmax(0, 1fr) auto;
  gap: var(--paadam-space-2);
  padding: var(--paadam-space-3) var(--paadam-space-4);

  @container (max-width: 41.99rem) {
    row-gap: 0.375rem;
  }

  ${row} {
    grid-template:
      'who rate' auto
      'about times' auto
      'fold book' auto / minmax(0, 1fr) 18rem;
    gap: var(--paadam-space-2) var(--paadam-space-8);
    padding: var(--paadam-space-5) var(--paadam-space-5) var(--paadam-space-4);
  }
`;

export const Who = styled.div`
  grid-area: who;
  display: flex;
  align-items: center;
  gap: var(--paadam-space-4);

  & > div {
    min-width: 0;
  }

  & h3 {
    overflow-wrap: anywhere;
    line-height: 1.25;
  }

  & h3:focus-visible {
    outline-offset: 4px;
    border-radius: var(--paadam-radius-small);
  }
`;

/** The name. It is to be pressed on the whole card, whatever else stands above it there. */
export const Name = styled(Link)`
  color: inherit;
  text-decoration: underline;
  text-decoration-color: var(--paadam-edge);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--paadam-radius-card);
  }

  &:hover {
    color: var(--paadam-brand);
    text-decoration-color: currentcolor;
  }
`;

/** Above the link that reaches over the card. */
export const above = css`
  position: relative;
  z-index: 1;
`;

export const Email = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.5;
  overflow-wrap: anywhere;
  color: var(--paadam-muted);
`;

export const About = styled.div`
  grid-area: about;
  display: grid;
  align-content: start;
  gap: var(--paadam-space-1);
  min-width: 0;
`;

/** What a tutor says of themselves: two lines, one where a search says why it found them, and all of it once the card is unfolded. */
export const Bio = styled.p.attrs({ dir: 'auto' })`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  line-height: 1.5;
  white-space: pre-line;
  overflow-wrap: anywhere;

  @container (max-width: 41.99rem) {
    &:not(:last-child) {
      -webkit-line-clamp: 1;
    }
  }

  article:has(details[open]) & {
    display: block;
  }
`;

export const Reason = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.5;
  overflow-wrap: anywhere;
  color: var(--paadam-good);

  & > svg {
    margin-inline-end: var(--paadam-space-1);
    vertical-align: -0.2em;
  }
`;

export const Book = styled.div`
  ${above}
  /* Beside what unfolds, which has the whole width once it is open. */
  grid-area: fold;
  display: grid;
  place-self: start end;

  & > a {
    padding-inline: var(--paadam-space-4);
  }

  ${row} {
    grid-area: book;
    place-self: end stretch;
  }
`;

export const Price = styled.div`
  grid-area: rate;
  align-self: center;
`;
