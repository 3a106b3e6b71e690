import { styled } from 'styled-components';

export const List = styled.div`
  position: relative;
  display: flex;
  gap: var(--paadam-space-1);
  min-width: 0;
  border-bottom: 1px solid var(--paadam-line);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
`;

export const TabButton = styled.button`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: var(--paadam-space-2);
  min-width: var(--paadam-control-height);
  min-height: 3rem;
  padding: var(--paadam-space-2) var(--paadam-space-4);
  border: 0;
  border-radius: var(--paadam-radius-small) var(--paadam-radius-small) 0 0;
  font-weight: 600;
  line-height: 1.25;
  white-space: nowrap;
  color: var(--paadam-muted);
  background: none;
  touch-action: manipulation;
  transition:
    color var(--paadam-motion-fast) var(--paadam-ease),
    background-color var(--paadam-motion-fast) var(--paadam-ease);

  &::after {
    content: '';
    position: absolute;
    inset: auto var(--paadam-space-2) 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--paadam-brand);
    scale: 0 1;
    transition: scale var(--paadam-motion-slow) var(--paadam-ease);
  }

  &:hover {
    color: var(--paadam-ink);
    background: var(--paadam-hover);
  }

  &[aria-selected='true'] {
    color: var(--paadam-brand);
  }

  &[aria-selected='true']::after {
    scale: 1;
  }

  /* Inside, since the list cuts off what reaches beyond it. */
  &:focus-visible {
    outline-offset: -3px;
  }

  @media (forced-colors: active) {
    &[aria-selected='true']::after {
      background: Highlight;
    }
  }
`;

export const Panel = styled.div`
  min-width: 0;
  padding-top: var(--paadam-space-6);

  &:focus-visible {
    border-radius: var(--paadam-radius-small);
    outline-offset: 4px;
  }
`;
