import { styled } from 'styled-components';

/** In one of the calendar's seven columns; else in its list, where the status stands beside the facts. */
const inColumn = '@container (min-width: 54rem)';
/** In that list, with room for the action too. */
const inWideRow = '@container (min-width: 36rem) and (max-width: 53.99rem)';

export const Box = styled.article<{ $past: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--paadam-space-3);
  padding: var(--paadam-space-3) var(--paadam-space-4);
  border: 1px solid var(--paadam-card-line);
  border-inline-start: 4px solid var(--paadam-${({ $past }) => ($past ? 'edge' : 'brand')});
  border-radius: var(--paadam-radius-small);
  background: var(--paadam-raised);
  box-shadow: var(--paadam-shadow);
  transition: box-shadow var(--paadam-motion-fast) var(--paadam-ease);

  &:hover {
    box-shadow: var(--paadam-shadow-lifted);
  }

  &:has(h4 a:focus-visible) {
    outline: 3px solid var(--paadam-brand);
    outline-offset: 2px;
  }

  ${inWideRow} {
    display: flex;
    gap: var(--paadam-space-4);
  }

  ${inColumn} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--paadam-space-2);
    padding: var(--paadam-space-2);
  }
`;

/** Above the link that covers the entry. */
export const Action = styled.div`
  position: relative;
  z-index: 1;
  grid-column: 1 / -1;
  justify-self: start;

  ${inColumn} {
    justify-self: stretch;

    & > * {
      width: 100%;
      padding-inline: var(--paadam-space-1);
      font-size: var(--paadam-text-14);
    }
  }
`;

export const Facts = styled.div`
  flex: 1;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

export const Time = styled.p`
  font-size: var(--paadam-text-14);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const Title = styled.h4`
  font-weight: 600;
  line-height: 1.3;

  ${inColumn} {
    font-size: var(--paadam-text-14);
    hyphens: auto;
  }

  & a {
    color: inherit;
    text-decoration: none;
    outline: none;
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & a:hover {
    text-decoration: underline;
  }
`;

export const Detail = styled.p`
  font-size: var(--paadam-text-14);
  color: var(--paadam-muted);
`;
