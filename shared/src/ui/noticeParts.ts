import { styled } from 'styled-components';

type NoticeTone = 'info' | 'good' | 'warn' | 'bad';

const colours: Record<NoticeTone, { sign: string; ground: string }> = {
  info: { sign: 'brand', ground: 'brand-soft' },
  good: { sign: 'good', ground: 'good-soft' },
  warn: { sign: 'warn', ground: 'warn-soft' },
  bad: { sign: 'bad', ground: 'bad-soft' },
};

export const Banner = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  align-items: start;
  gap: var(--paadam-space-3);
  padding: var(--paadam-space-3) var(--paadam-space-4);
  border-radius: var(--paadam-radius-control);
  line-height: 1.5;
  background: var(--paadam-${({ $tone }) => colours[$tone].ground});

  & > svg {
    flex: none;
    margin-top: 0.125rem;
    color: var(--paadam-${({ $tone }) => colours[$tone].sign});
  }
`;

export const Content = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-2) var(--paadam-space-4);
  min-width: 0;
`;

export const Text = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
`;

export const Dismiss = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: var(--paadam-control-height);
  height: var(--paadam-control-height);
  margin: -0.625rem -0.75rem -0.625rem 0;
  border: 0;
  border-radius: var(--paadam-radius-control);
  color: var(--paadam-muted);
  background: none;

  &:hover {
    color: var(--paadam-ink);
  }
`;
