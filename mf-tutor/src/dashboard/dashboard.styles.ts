import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
  container-type: inline-size;

  &:focus-visible {
    outline: none;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-3);

  & h2 {
    min-width: 0;
    font-size: var(--paadam-text-22);
  }

  & > :not(h2) {
    flex: none;
  }
`;

/** One lesson: its date or time, who and what, and what can be done. On a phone what can be done stands below. */
export const LessonRow = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-3) var(--paadam-space-4);
  align-items: center;

  & h3 a {
    /* 44 px to tap, without a higher row. */
    display: inline-block;
    margin-block: -0.625rem;
    padding-block: 0.625rem;
  }

  & > [data-actions] {
    grid-column: 1 / -1;
  }

  @container (max-width: 20rem) {
    & > [data-actions] :is(a, button) {
      padding-inline: var(--paadam-space-2);
    }
  }

  @container (min-width: 40rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;

    & > [data-actions] {
      grid-column: auto;
    }
  }
`;

/** When a lesson begins and ends, by the clock. */
export const Hours = styled.p`
  display: grid;
  min-width: 5.25rem;
  line-height: 1.35;
  font-variant-numeric: tabular-nums;

  & > :first-child {
    font-size: var(--paadam-text-18);
    font-weight: 600;
  }

  & > :last-child {
    font-size: var(--paadam-text-14);
    color: var(--paadam-muted);
  }
`;

export const Quiet = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-3) var(--paadam-space-6);
  color: var(--paadam-muted);
`;
