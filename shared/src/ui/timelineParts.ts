import { styled } from 'styled-components';

export type DotTone = 'neutral' | 'brand' | 'good' | 'warn' | 'bad';

const colours: Record<DotTone, string> = {
  neutral: 'edge',
  brand: 'brand',
  good: 'good',
  warn: 'warn',
  bad: 'bad',
};

export const Line = styled.ol.attrs({ role: 'list' })`
  display: grid;
`;

export const Step = styled.li<{ $tone: DotTone }>`
  --dot: var(--paadam-${({ $tone }) => colours[$tone]});

  position: relative;
  display: grid;
  min-width: 0;
  padding-inline-start: var(--paadam-space-8);

  &:not(:last-child) {
    padding-bottom: var(--paadam-space-6);
  }

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.25rem;
    top: 0.375rem;
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid var(--dot);
    border-radius: 50%;
  }

  /* How things stand is filled, with a ring around it. */
  &:last-child::before {
    background: var(--dot);
    outline: 3px solid color-mix(in srgb, var(--dot) 25%, transparent);
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(0.625rem - 1px);
    top: calc(1.125rem + 3px);
    bottom: calc(-0.375rem + 3px);
    width: 2px;
    border-radius: 1px;
    background: var(--paadam-line);
  }

  @media (forced-colors: active) {
    &::before,
    &::after {
      forced-color-adjust: none;
    }
  }
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-1);
  overflow-wrap: anywhere;

  & > strong {
    font-weight: 600;
    line-height: 1.5;
  }
`;

export const When = styled.time`
  font-size: var(--paadam-text-14);
  line-height: 1.4;
  color: var(--paadam-muted);
`;
