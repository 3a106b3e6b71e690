import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner, Content, Dismiss, Text } from './noticeParts';

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
        <Dismiss type="button" aria-label="Dismiss" onClick={onDismiss}>
          <X size={18} aria-hidden />
        </Dismiss>
      )}
    </Banner>
  );
}
