import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { Section } from '../layout/Section';

/** Where there is room for the booking beside the page; on a phone it is a bar at the foot. */
export const wide = '@media (min-width: 60rem)';

export const Columns = styled(Section).attrs({ as: 'div' })`
  /* What sticks in a grid stays within its cell; in a column it may go as far as the page. */
  display: flex;
  flex-direction: column;
  gap: var(--paadam-space-6);
  padding-top: clamp(var(--paadam-space-6), 4vw, var(--paadam-space-10));

  /* What takes focus must not end up behind the bar at the foot. */
  & :is(a, button, summary, [tabindex]) {
    scroll-margin-bottom: 6.5rem;
  }

  ${wide} {
    display: grid;
    grid-template:
      'back back' auto
      'head card' auto
      'about card' auto
      'times card' auto
      'work card' auto
      'reviews card' 1fr / minmax(0, 1fr) minmax(0, 20rem);
  }
`;

/** The way back, and which child a parent books for. */
export const BackArea = styled.div`
  display: grid;
  gap: var(--paadam-space-3);
  justify-items: start;
  min-width: 0;
  margin-bottom: calc(-1 * var(--paadam-space-3));

  ${wide} {
    grid-area: back;
  }
`;

export const HeadArea = styled.div`
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

export const WorkArea = styled(Area)`
  &:empty {
    display: none;
  }

  ${wide} {
    grid-area: work;
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

/** What is true of a drawn page only once its scripts have written it for the reader. */
export const OnceLive = styled.span`
  @media (scripting: none) {
    display: none;
  }
`;

export const Small = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.5;
  color: var(--paadam-muted);
`;
