import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { rotate: 1turn; }
`;

/** A turning ring in the colour of its text. Decoration: whoever shows it says in words what is going on. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 1.1em;
  height: 1.1em;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;
