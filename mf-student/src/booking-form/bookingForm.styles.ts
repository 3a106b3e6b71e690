import { styled } from 'styled-components';

/** Beside each other where there is room; else the open times stand between what they depend on and the rest. */
const wide = '@container (min-width: 44rem)';

export const Room = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

/** While the request is on its way nothing may change, so that its answer is about what is shown. */
export const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  min-width: 0;

  ${wide} {
    grid-template:
      'what times' auto
      'send times' 1fr / minmax(0, 5fr) minmax(0, 6fr);
    column-gap: var(--paadam-space-10);
  }
`;

const Group = styled.div`
  display: grid;
  gap: var(--paadam-space-5);
  align-content: start;
  min-width: 0;
`;

/** What the open times depend on: student, subject and duration. */
export const What = styled(Group)`
  ${wide} {
    grid-area: what;
  }
`;

export const Times = styled.div`
  min-width: 0;

  ${wide} {
    grid-area: times;
    padding-inline-start: var(--paadam-space-10);
    border-inline-start: 1px solid var(--paadam-line);
  }
`;

/** The note, the price and the button. */
export const Send = styled(Group)`
  ${wide} {
    grid-area: send;
  }
`;

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
  min-width: 0;
`;
