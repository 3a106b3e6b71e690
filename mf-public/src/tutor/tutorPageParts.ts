import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { Section } from '../layout/Section';

/* Beside the words about the tutor there is room for the times, which come last on a phone but for the reviews. */
const wide = '@media (min-width: 60rem)';

export const Columns = styled(Section).attrs({ as: 'div' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  padding-top: clamp(var(--paadam-space-6), 4vw, var(--paadam-space-10));

  ${wide} {
    grid-template:
      'head head' auto
      'about times' auto
      'reviews times' 1fr / minmax(0, 1fr) minmax(0, 26rem);
  }
`;

export const HeadArea = styled.div`
  display: grid;
  gap: var(--paadam-space-3);
  justify-items: start;
  min-width: 0;

  ${wide} {
    grid-area: head;
  }
`;

const Area = styled.div`
  display: grid;
  gap: var(--paadam-space-6);
  align-content: start;
  min-width: 0;
`;

export const AboutArea = styled(Area)`
  ${wide} {
    grid-area: about;
  }
`;

export const TimesArea = styled(Area)`
  ${wide} {
    grid-area: times;
  }
`;

export const ReviewsArea = styled(Area)`
  ${wide} {
    grid-area: reviews;
  }
`;

export const Panel = styled(Card).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
  align-content: start;
  overflow-wrap: anywhere;

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

export const Quiet = styled.p`
  color: var(--paadam-muted);
`;

export const Small = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.5;
  color: var(--paadam-muted);
`;
