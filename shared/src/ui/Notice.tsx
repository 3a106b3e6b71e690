import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/ui';

const colours: Record<NoticeTone, { sign: string; ground: string }> = {
  info: { sign: 'brand', ground: 'brand-soft' },
  good: { sign: 'good', ground: 'good-soft' },
  warn: { sign: 'warn', ground: 'warn-soft' },
  bad: { sign: 'bad', ground: 'bad-soft' },
};

const Banner = styled.div<{ $tone: NoticeTone }>`
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

const Content = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-2) var(--paadam-space-4);
  min-width: 0;
`;

const Text = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
`;

const Dismiss = styled.button`
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

export type NoticeTone = 'info' | 'good' | 'warn' | 'bad';

interface NoticeProps {
  /** Default 'info'. 'bad' interrupts a screen reader (role alert), the others wait (role status). */
  tone?: NoticeTone;
  title?: ReactNode;
  children: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  /** Shows a dismiss button. */
  onDismiss?: () => void;
  className?: string;
}

const signs = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

/** A message in its place on the page. */
export function Notice({ tone = 'info', title, children, action, onDismiss, className }: NoticeProps) {
  const Sign = signs[tone];
  return (
    <Banner role={tone === 'bad' ? 'alert' : 'status'} className={className} $tone={tone}>
      <Sign size={20} aria-hidden />
      <Content>
        <Text>
          {title && <strong>{title}</strong>}
          <div>{children}</div>
        </Text>
        {action}
      </Content>
      {onDismiss && (
        <Dismiss type="button" aria-label={words.dismiss()} onClick={onDismiss}>
          <X size={18} aria-hidden />
        </Dismiss>
      )}
    </Banner>
  );
}
