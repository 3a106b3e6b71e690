import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';

export const Section = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

/** A lesson and its price; on a phone the way to pay stands below. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-3) var(--paadam-space-4);

  & > :nth-child(2) {
    flex: 1 1 12rem;
  }
`;

/** Payments one below the other, each with a line below it. */
export const Ledger = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--paadam-space-1) var(--paadam-space-4);
    padding-block: var(--paadam-space-4);
  }

  & > li:first-child {
    padding-top: 0;
  }

  & > li:last-child {
    padding-bottom: 0;
  }

  & > li:not(:last-child) {
    border-bottom: 1px solid var(--paadam-line);
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** The sum, and how it stands. */
export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-1) var(--paadam-space-3);
  font-weight: var(--paadam-weight-strong);
`;

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  max-width: 48rem;
`;

export const Back = styled.p`
  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--paadam-space-2);
    min-height: var(--paadam-control-height);
    font-weight: 600;
  }
`;
