import { styled } from 'styled-components';
import { linkedBox } from '../own-classes/linkedBox';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  container-type: inline-size;
`;

/** What stands below the next class: beside each other where there is room. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  align-items: start;

  @container (min-width: 44rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-1) var(--paadam-space-3);

  & h2 {
    font-size: var(--paadam-text-18);
  }
`;

export const ShortList = styled.ul`
  display: grid;
  margin-top: var(--paadam-space-3);
`;

export const Row = styled.li`
  padding-block: var(--paadam-space-3);
  border-top: 1px solid var(--paadam-line);
  ${linkedBox}

  & h3 {
    font-size: var(--paadam-text-16);
  }
`;

/** A card that says one thing and offers one way. */
export const Offer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-2);
  justify-items: start;

  & h2 {
    font-size: var(--paadam-text-18);
  }

  & > :last-child:not(p) {
    margin-top: var(--paadam-space-2);
  }
`;
