import { Button, Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';

/** With the menu beside the page, there is room for the preview beside the form. */
const wide = '@container (min-width: 52rem)';

export const Room = styled.div`
  container-type: inline-size;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  align-items: start;

  ${wide} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);

  /* What takes the focus must not end up behind the bar at the foot. */
  & :is(input, select, textarea, button) {
    scroll-margin-bottom: 13rem;
  }
`;

export const WideOnly = styled.div`
  display: none;

  ${wide} {
    display: block;
    position: sticky;
    top: var(--paadam-sticky-top);
    max-height: calc(100vh - var(--paadam-sticky-top) - var(--paadam-space-4));
    overflow-y: auto;
    border-radius: var(--paadam-radius-card);
  }
`;

export const NarrowOnly = styled.div`
  ${wide} {
    display: none;
  }
`;

export const Part = styled(Card).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);
  align-content: start;

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

/** A heading with a way on, which takes no more height than it. */
export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-4);
  min-height: 1.75rem;

  & > :not(h2) {
    margin-block: -0.5rem;
  }
`;

export const PartHead = styled.div`
  display: grid;
  gap: var(--paadam-space-1);
`;

export const Quiet = styled.p`
  line-height: 1.5;
  color: var(--paadam-muted);
`;

export const Small = styled(Quiet)`
  font-size: var(--paadam-text-14);
`;

/** A group of controls below one legend. */
export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-3);
  min-width: 0;

  & > legend {
    margin-bottom: var(--paadam-space-2);
  }
`;

/** In line with the controls above it. */
export const AddButton = styled(Button)`
  justify-self: start;
`;

/** A square one with a sign in it. */
export const SignButton = styled(Button)`
  && {
    padding: 0;
    width: var(--paadam-control-height);
    color: var(--paadam-muted);
  }

  &&:hover:not(:disabled) {
    color: var(--paadam-bad);
    background: var(--paadam-bad-soft);
  }
`;

/** Parts of a page, one below the other, no wider than is read well. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  max-width: 44rem;
`;

export const Places = styled.ul.attrs({ role: 'list' })`
  display: grid;
`;
