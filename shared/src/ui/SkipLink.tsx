import { styled } from 'styled-components';
import * as words from '../messages/ui';

const Anchor = styled.a`
  position: fixed;
  top: var(--paadam-space-2);
  inset-inline-start: var(--paadam-space-2);
  z-index: 60;
  padding: var(--paadam-space-3) var(--paadam-space-5);
  border-radius: var(--paadam-radius-control);
  font-weight: 600;
  text-decoration: none;
  color: var(--paadam-on-brand);
  background: var(--paadam-brand);
  box-shadow: var(--paadam-shadow-lifted);

  &:hover {
    color: var(--paadam-on-brand);
  }

  &:not(:focus) {
    opacity: 0;
    translate: 0 -200%;
  }
`;

/** The page's first link, seen when focused. Leads to the element with this id (default 'main'). */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return <Anchor href={`#${target}`}>{words.skipToContent()}</Anchor>;
}
