import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Part = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;

interface TogetherProps {
  /** Whether all is known that may come to stand above other parts of it, and push them down. */
  isKnown: boolean;
  /** What stands there until then. */
  meanwhile: ReactNode;
  children: ReactNode;
}

/** Parts of a page of which some come or not, by what is on its way: they are there, so that they load, and show together. */
export function Together({ isKnown, meanwhile, children }: TogetherProps) {
  return (
    <>
      {!isKnown && meanwhile}
      <Part hidden={!isKnown}>{children}</Part>
    </>
  );
}
