import { Button } from '@paadam/shared/ui';
import { earlySheet } from '@paadam/shared/ui/EarlySheet';
import { visuallyHidden } from '@paadam/shared/ui/VisuallyHidden';
import { styled } from 'styled-components';
import { Section } from '../layout/Section';

/* Below this width the filters stand behind a button. */
export const narrow = '@media (max-width: 63.99rem)';
const wide = '@media (min-width: 64rem)';

/** Right below the site's header; at the top of the window where the page has none. */
const belowHeader = 'max(0px, calc(var(--paadam-sticky-top) - 2rem))';

export const Figures = styled(Section)`
  padding-top: var(--paadam-space-5);

  ${narrow} {
    padding-bottom: var(--paadam-space-3);
  }
`;

/** Filters, and beside or below them what they come to. */
export const Columns = styled(Section)`
  padding-top: var(--paadam-space-6);

  ${narrow} {
    padding-top: 0;
  }

  ${wide} {
    display: grid;
    grid-template-columns: 15.5rem minmax(0, 1fr);
    align-items: start;
    gap: var(--paadam-space-8);
  }
`;

/* In a window that is low it would hide what it narrows down. */
export const SearchPanel = styled.form`
  position: sticky;
  top: ${belowHeader};
  z-index: 10;

  @media (max-height: 30rem) {
    position: static;
  }

  ${narrow} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--paadam-space-2);
    margin-inline: calc(-1 * var(--paadam-space-4));
    padding: var(--paadam-space-2) var(--paadam-space-4);
    background: var(--paadam-paper);
  }

  ${wide} {
    display: grid;
    gap: var(--paadam-space-4);
    max-height: calc(100vh - ${belowHeader});
    /* Room for the focus ring, which the scrolling would cut off. */
    margin: -0.375rem;
    padding: 0.375rem 0.375rem var(--paadam-space-6);
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
`;

/**
 * The filters beside the list. Where there is no room, a button opens them over it: as a popover until scripts do it, since
 * that takes none.
 */
export const WideFilters = styled.div`
  display: grid;
  gap: var(--paadam-space-4);

  ${wide} {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    padding: 0;
    overflow: visible;
    border: 0;
    color: inherit;
    background: none;
  }

  ${narrow} {
    display: none;

    ${earlySheet}
  }
`;

/**
 * Sends the form until scripts follow each choice. Beside the list it is seen only where none will: it would take room, and
 * give it back the next moment. Enter finds it all the same.
 */
export const EarlySubmit = styled(Button)`
  ${wide} {
    @media (scripting: enabled) {
      ${visuallyHidden}
    }
  }
`;

export const NarrowFilters = styled.div`
  & > button {
    padding-inline: var(--paadam-space-3);
    white-space: nowrap;
  }

  ${wide} {
    display: none;
  }
`;

/** Two bounds of one thing. */
export const Bounds = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--paadam-space-3);
`;

export const ResultHead = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 var(--paadam-space-4);

  & > h2 {
    font-size: var(--paadam-text-22);
    outline: none;
  }

  & > p {
    flex: 1;
    min-height: 1lh;
    color: var(--paadam-muted);
  }

  ${narrow} {
    gap: 0 var(--paadam-space-3);
    min-height: 1.75rem;

    & > h2 {
      font-size: var(--paadam-text-18);
    }
  }
`;

export const Order = styled.div`
  width: 13rem;

  ${narrow} {
    display: none;
  }
`;

export const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);

  ${narrow} {
    gap: var(--paadam-space-2);

    /* What takes focus must not end up behind the search. */
    & :is(a, button, summary, h2, h3) {
      scroll-margin-top: 11rem;
    }
  }
`;

export const Found = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);

  /* Still the answer to the question before. */
  &[aria-busy='true'] > ul {
    opacity: 0.5;
  }
`;
