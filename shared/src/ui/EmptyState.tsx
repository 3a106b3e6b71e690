import type { ReactNode } from 'react';
import { type DrawingProps, mid, paleSand, pencilGrey, soft, strong, token } from './drawing';
import { StateAction, StatePanel, StateText, StateTitle } from './state.styles';

interface EmptyStateProps {
  /** The sentence: 'No tutors available.' */
  title: ReactNode;
  /** What could be done about it. */
  children?: ReactNode;
  /** A button or link that does it. */
  action?: ReactNode;
  /** Default: an open, empty notebook. */
  drawing?: ReactNode;
  className?: string;
}

/** Stands where a list would, when there is nothing in it. */
export function EmptyState({
  title,
  children,
  action,
  drawing = <EmptyDrawing />,
  className,
}: EmptyStateProps) {
  return (
    <StatePanel className={className}>
      {drawing}
      <StateTitle>{title}</StateTitle>
      {children && <StateText>{children}</StateText>}
      {action && <StateAction>{action}</StateAction>}
    </StatePanel>
  );
}

/** An open notebook with nothing in it yet, a pencil and a plant. Decoration. */
function EmptyDrawing({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <circle cx="120" cy="82" r="70" fill={soft('green')} />
      <circle cx="172" cy="38" r="13" fill={token('accent')} />
      <ellipse cx="120" cy="141" rx="92" ry="7" fill={mid('green', 18)} />
      <g>
        <path d="M46 60q0-7 7-7h62v82H53q-7 0-7-7z" fill={mid('green', 70)} />
        <path d="M194 60q0-7-7-7h-62v82h62q7 0 7-7z" fill={mid('green', 70)} />
        <path d="M120 55C104 44 78 44 54 48v76c24-4 50-3 66 8z" fill={token('sheet')} />
        <path d="M120 55c16-11 42-11 66-7v76c-24-4-50-3-66 8z" fill={token('sheet')} />
        <path d="M120 55c16-11 42-11 66-7v76c-24-4-50-3-66 8z" fill={token('ink')} opacity="0.05" />
        <g fill="none" stroke={pencilGrey} strokeWidth="3" strokeLinecap="round">
          <path d="M66 68c14-2 28-1 40 3M66 84c14-2 28-1 40 3M66 100c14-2 20-2 26-1" />
          <path d="M134 71c12-4 26-5 40-3M134 87c12-4 26-5 40-3M134 103c12-4 26-5 40-3" />
        </g>
      </g>
      <g transform="rotate(-38 150 104)">
        <rect x="120" y="98" width="66" height="12" rx="2" fill={token('accent')} />
        <path d="M120 98v12l-14-6z" fill={paleSand} />
        <path d="M110.6 101.9v4.2l-4.6-2.1z" fill={token('ink')} />
        <rect x="178" y="98" width="6" height="12" fill={mid('slate', 35)} />
        <rect x="184" y="98" width="10" height="12" rx="4" fill={mid('coral')} />
      </g>
      <g>
        <path d="M30 118c-8-12-6-24-1-30 6 8 7 20 1 30z" fill={mid('teal', 65)} />
        <path d="M31 119c2-13 10-20 18-21 0 10-7 19-18 21z" fill={mid('green', 55)} />
        <path d="M29 119c-3-9-10-13-17-13 1 8 8 14 17 13z" fill={mid('green', 40)} />
        <path d="M18 117h25l-3 22q-.5 3-3.5 3h-12q-3 0-3.5-3z" fill={mid('coral', 40)} />
        <path d="M17 114h27v7H17z" fill={mid('coral', 55)} />
      </g>
      <circle cx="206" cy="74" r="4" fill={strong('coral')} opacity="0.6" />
      <circle cx="52" cy="28" r="3.5" fill={strong('sky')} opacity="0.6" />
    </svg>
  );
}
