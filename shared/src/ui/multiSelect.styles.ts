import { styled } from 'styled-components';

export const Group = styled.fieldset`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-2);
  min-width: 0;

  & > legend {
    margin-bottom: var(--paadam-space-2);
  }
`;

export const Chosen = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-2);
`;

/** 36 px high, and 44 px to tap: the area reaches into half of the space between two lines. */
export const ChosenChip = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--paadam-space-2);
  max-width: 100%;
  min-height: 2.25rem;
  padding: 0.25rem var(--paadam-space-3);
  border: 1px solid transparent;
  border-radius: var(--paadam-radius-round);
  font-size: var(--paadam-text-14);
  font-weight: 600;
  line-height: 1.3;
  text-align: start;
  overflow-wrap: anywhere;
  color: var(--paadam-tile-green-ink);
  background: var(--paadam-tile-green-ground);
  transition: border-color var(--paadam-motion-fast) var(--paadam-ease);

  &::after {
    content: '';
    position: absolute;
    inset: -5px -4px;
  }

  &:hover:not(:disabled) {
    border-color: var(--paadam-tile-green-ink);
  }

  &:disabled {
    opacity: 0.5;
  }

  & svg {
    flex: none;
  }
`;

export const Box = styled.div<{ $invalid: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-2);
  padding: var(--paadam-space-2);
  border: 1px solid var(--paadam-${({ $invalid }) => ($invalid ? 'bad' : 'line')});
  border-radius: var(--paadam-radius-card);
  background: var(--paadam-surface);
  ${({ $invalid }) => $invalid && 'box-shadow: inset 0 0 0 1px var(--paadam-bad);'}

  /* What is wrong is the choice, not the words in the search. */
  & input[aria-invalid='true']:not(:focus-visible) {
    border-color: var(--paadam-edge);
    box-shadow: none;
  }
`;

/** As high as five and a half of them, so that one sees that there are more. */
export const Options = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  column-gap: var(--paadam-space-4);
  align-content: start;
  max-height: 15.125rem;
  padding-inline: var(--paadam-space-2);
  overflow-y: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--paadam-edge) transparent;

  & label {
    display: flex;
  }
`;

export const Nothing = styled.p`
  grid-column: 1 / -1;
  padding-block: var(--paadam-space-3);
  color: var(--paadam-muted);
  overflow-wrap: anywhere;
`;

export const Count = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.45;
  color: var(--paadam-muted);
`;
