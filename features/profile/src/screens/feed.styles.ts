import { styled } from 'styled-components';

/** Long, and without a place to break at. */
export const FeedAddress = styled.code`
  max-width: 100%;
  padding: var(--paadam-space-2) var(--paadam-space-3);
  border-radius: var(--paadam-radius-control);
  font-size: var(--paadam-text-14);
  overflow-wrap: anywhere;
  background: var(--paadam-hover);
`;

export const FeedLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-2) var(--paadam-space-5);

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--paadam-control-height);
    font-weight: 600;
  }
`;
