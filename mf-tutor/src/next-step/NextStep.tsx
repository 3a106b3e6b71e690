import { useHasPage } from '@paadam/shared/portal';
import { LinkButton } from '@paadam/shared/ui';
import type { ReactNode } from 'react';

interface NextStepProps {
  /** From the site's root. */
  to: string;
  /** Default 'primary'. */
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

/** The way on from where nothing is yet; nothing where the host lacks its page. */
export function NextStep({ to, variant = 'primary', children }: NextStepProps) {
  if (!useHasPage(to)) return null;
  return (
    <LinkButton to={to} variant={variant}>
      {children}
    </LinkButton>
  );
}
