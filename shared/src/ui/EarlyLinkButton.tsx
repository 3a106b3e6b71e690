import { Button, LinkButton } from '@paadam/shared/ui';
import type { ComponentProps } from 'react';
import { useIsLive } from './useIsLive';

interface EarlyLinkButtonProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'block' | 'disabled' | 'children'> {
  /** What shows what a press would, where no script answers it; empty: the page's own address. */
  href: string;
  onClick: () => void;
}

/** A button; in a page that the server has drawn, and until its scripts are there, a link that looks like it. */
export function EarlyLinkButton({ href, onClick, disabled, ...rest }: EarlyLinkButtonProps) {
  return useIsLive() ? (
    <Button disabled={disabled} onClick={onClick} {...rest} />
  ) : (
    <LinkButton href={href} {...rest} />
  );
}
