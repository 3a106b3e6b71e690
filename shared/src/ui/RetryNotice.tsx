import type { ReactNode } from 'react';
import * as words from '../messages/ui';
import { Button } from './Button';
import { Notice, type NoticeTone } from './Notice';

interface RetryNoticeProps {
  /** Default 'bad'. */
  tone?: NoticeTone;
  /** What failed: 'Failed to fetch bookings'. */
  title?: ReactNode;
  /** Why, and what can be done. */
  children: ReactNode;
  onRetry: () => void;
}

/** Says that a part of the page could not be loaded, beside what is there; `ErrorState` stands where nothing is. */
export function RetryNotice({ tone = 'bad', title, children, onRetry }: RetryNoticeProps) {
  return (
    <Notice
      tone={tone}
      title={title}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {words.retry()}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
