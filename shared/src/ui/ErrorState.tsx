import { RotateCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import * as words from '../messages/ui';
import { Button } from './Button';
import { type DrawingProps, mid, paleSand, pencilGrey, soft, token } from './drawing';
import { StateAction, StatePanel, StateText, StateTitle } from './state.styles';

interface ErrorStateProps {
  /** What failed: 'Failed to load subjects'. */
  title: ReactNode;
  /** Why, and what can be done. */
  children?: ReactNode;
  /** Shows Retry. Leave out where retrying cannot help. */
  onRetry?: (() => void) | undefined;
  /** A retry is under way. */
  busy?: boolean;
  /** Beside Retry: another way on. */
  action?: ReactNode;
  /** It stands in for a whole page, so that its title is the page's heading. */
  asPage?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Stands where content would, when it could not be loaded. Read out at once. */
export function ErrorState({
  title,
  children,
  onRetry,
  busy = false,
  action,
  asPage = false,
  className,
  ref,
}: ErrorStateProps) {
  return (
    <StatePanel ref={ref} role="alert" className={className} $page={asPage}>
      <FailureDrawing />
      <StateTitle as={asPage ? 'h1' : 'p'} tabIndex={asPage ? -1 : undefined}>
        {title}
      </StateTitle>
      {children && <StateText>{children}</StateText>}
      {(onRetry || action) && (
        <StateAction>
          {onRetry && (
            <Button variant="secondary" busy={busy} onClick={onRetry}>
              {!busy && <RotateCw size={18} aria-hidden />}
              {words.retry()}
            </Button>
          )}
          {action}
        </StateAction>
      )}
    </StatePanel>
  );
}

/** A pencil that broke in the middle of a line. Decoration. */
function FailureDrawing({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <circle cx="120" cy="80" r="70" fill={soft('coral')} />
      <ellipse cx="120" cy="142" rx="90" ry="7" fill={mid('coral', 18)} />
      <path d="M44 136l22-44h112l22 44q2 5-4 5H48q-6 0-4-5z" fill={token('sheet')} />
      <path d="M44 136q-2 5 4 5h148q6 0 4-5z" fill={mid('slate', 24)} />
      <path
        d="M76 122c6-14 16-18 22-8s14 8 20-3"
        fill="none"
        stroke={token('brand')}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M138 124h30M134 110h22" stroke={pencilGrey} strokeWidth="4" strokeLinecap="round" />
      <g transform="translate(119 111) rotate(-58)">
        <path d="M0 0l18-9v18z" fill={paleSand} />
        <path d="M0 0l6-3v6z" fill={mid('slate', 95)} />
        <path d="M18-9h26l-5 5 7 3-6 4 5 6H18z" fill={token('accent')} />
        <path d="M18 3h25l2 6H18z" fill={token('accent-edge')} opacity="0.45" />
      </g>
      <g transform="translate(150 62) rotate(-22)">
        <path d="M0-9h34V9H1l6-5-7-4 6-4z" fill={token('accent')} />
        <path d="M4 3h30v6H1z" fill={token('accent-edge')} opacity="0.45" />
        <rect x="34" y="-9" width="7" height="18" fill={mid('slate', 35)} />
        <path d="M41-9h7q8 0 8 8v2q0 8-8 8h-7z" fill={mid('coral', 55)} />
      </g>
      <g stroke={mid('coral', 80)} strokeWidth="3.5" strokeLinecap="round">
        <path d="M141 50l-6-11M128 57l-11-7M153 46l1-13" />
      </g>
    </svg>
  );
}
