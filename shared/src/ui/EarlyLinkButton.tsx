import { Button, LinkButton } from '@paadam/shared/ui';
import type { ComponentProps } from 'react';
import { useIsLive } from './useIsLive';

interface EarlyLinkButtonProps
  extends Pick<
    ComponentProps<typeof Button>,
    'variant' | 'size' | 'block' | 'disabled' | 'children' | 'aria-label' | 'aria-expanded'
  > {
  /** What shows what a press would, where no script answers it; empty: the page's own address. */
  href: string;
  onClick: () => void;
}

/**
 * A button; in a page that the server has drawn, and until its scripts are there, a link that looks like it, unless there is
 * nothing to press.
 */
export function EarlyLinkButton({
  href,
  onClick,
  disabled,
  'aria-expanded': isExpanded,
  ...rest
}: EarlyLinkButtonProps) {
  return useIsLive() || disabled ? (
    <Button disabled={disabled} aria-expanded={isExpanded} onClick={onClick} {...rest} />
  ) : (
    // Of a path the router knows which prefix the page's language gives it.
    <LinkButton {...(href.startsWith('/') ? { to: href } : { href })} {...rest} />
  );
}
