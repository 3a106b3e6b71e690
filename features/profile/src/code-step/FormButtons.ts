import { styled } from 'styled-components';

/** The end of a form: the button that sends it, and what else there may be, beside it where there is room. */
export const FormButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-3);

  & > * {
    flex: 1 1 6rem;
  }

  & > [type='submit'] {
    flex: 2 1 12rem;
  }
`;
