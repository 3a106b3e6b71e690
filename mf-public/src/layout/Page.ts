import { styled } from 'styled-components';

/** A public page: its sections, and the air below the last of them. */
export const Page = styled.div`
  padding-bottom: clamp(var(--paadam-space-6), 7vw, var(--paadam-space-20));
`;
