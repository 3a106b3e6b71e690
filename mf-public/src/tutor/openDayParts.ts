import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

export const Days = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-2);
`;

export const Day = styled.details`
  border: 1px solid var(--paadam-line);
  border-radius: var(--paadam-radius-control);

  &[open] summary svg {
    rotate: 180deg;
  }
`;

export const DayLine = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--paadam-space-3);
  min-height: var(--paadam-control-height);
  padding: var(--paadam-space-2) var(--paadam-space-4);
  border-radius: var(--paadam-radius-control);
  font-weight: 600;
  line-height: 1.3;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    background: var(--paadam-hover);
  }

  & > span {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--paadam-space-3);
  }

  & small {
    font-size: var(--paadam-text-14);
    font-weight: var(--paadam-weight-body);
    color: var(--paadam-muted);
  }

  & svg {
    flex: none;
    color: var(--paadam-muted);
    transition: rotate var(--paadam-motion-fast) var(--paadam-ease);
  }
`;

export const Times = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.75rem, 1fr));
  gap: var(--paadam-space-2);
  padding: var(--paadam-space-2) var(--paadam-space-4) var(--paadam-space-4);
`;

const time = css`
  display: grid;
  place-items: center;
  min-height: var(--paadam-control-height);
  padding: var(--paadam-space-1);
  border: 1px solid var(--paadam-edge);
  border-radius: var(--paadam-radius-control);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  text-decoration: none;
  color: var(--paadam-ink);
  background: var(--paadam-surface);
`;

export const TimeLink = styled(Link)`
  ${time}
  transition:
    background-color var(--paadam-motion-fast) var(--paadam-ease),
    border-color var(--paadam-motion-fast) var(--paadam-ease);

  &:hover {
    border-color: var(--paadam-brand);
    color: var(--paadam-ink);
    background: var(--paadam-brand-soft);
  }
`;

export const TimeText = styled.span`
  ${time}
  border-color: var(--paadam-line);
`;
