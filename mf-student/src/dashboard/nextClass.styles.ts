import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { linkedBox } from '../own-classes/linkedBox';

export const Hero = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);
  ${linkedBox}

  @container (min-width: 44rem) {
    grid-template: 'when do' auto 'what do' auto / minmax(0, 1fr) auto;
    column-gap: var(--paadam-space-8);

    & > [data-actions] {
      grid-area: do;
      flex-direction: column;
      align-items: stretch;
      align-self: center;
      min-width: 11rem;
    }
  }

  & h2 {
    font-size: var(--paadam-text-16);
    font-weight: var(--paadam-weight-strong);
    color: var(--paadam-muted);
  }

  & h3 {
    font-size: var(--paadam-text-22);
  }
`;

export const Countdown = styled.p`
  font-size: clamp(var(--paadam-text-28), 1.2rem + 2vw, var(--paadam-text-36));
  font-weight: var(--paadam-weight-heading);
  line-height: var(--paadam-leading-tight);
  letter-spacing: -0.02em;
  color: var(--paadam-brand);
`;

export const What = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-4);
  align-items: center;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--paadam-space-3);
`;
