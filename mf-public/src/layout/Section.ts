import { styled } from 'styled-components';

/** A part of a public page: as wide as the site's content, with air above and below. */
export const Section = styled.section`
  max-width: var(--paadam-page-column);
  margin-inline: auto;
  padding: clamp(var(--paadam-space-5), 6vw, var(--paadam-space-16)) var(--paadam-space-4) 0;
`;
