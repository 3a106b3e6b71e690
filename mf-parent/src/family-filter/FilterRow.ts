import { styled } from 'styled-components';

/** The filters above a list, beside each other where there is room. */
export const FilterRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: var(--paadam-space-4);
  max-width: 34rem;

  /* What the status is by default, in its longest words. */
  &:lang(hi) {
    max-width: 43rem;
  }
`;
