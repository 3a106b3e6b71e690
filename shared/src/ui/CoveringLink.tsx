import { Link } from '@paadam/shared/router';
import { styled } from 'styled-components';

/** The name of what a box tells of, as the way to its page: it is pressed on all of the box, which is `position: relative` and shows its focus. */
export const CoveringLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  &:hover {
    color: inherit;
    text-decoration: underline;
  }
`;
