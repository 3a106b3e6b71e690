import { Link } from '@paadam/shared/router';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, buttonStyles, type StyledButtonLook } from './buttonStyles';

type RouteLink = ComponentPropsWithRef<typeof Link> & { href?: never };
type PlainLink = ComponentPropsWithRef<'a'> & { href: string; to?: never };
export type LinkButtonProps = (RouteLink | PlainLink) & ButtonLook;

const StyledLink = styled(Link)<StyledButtonLook>`
  ${buttonStyles}
`;
const StyledAnchor = styled.a<StyledButtonLook>`
  ${buttonStyles}
`;

/** A link that looks like a button: `to` for a route of this site, `href` for a file or another site. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  block = false,
  ...rest
}: LinkButtonProps) {
  const look = { $variant: variant, $size: size, $block: block };
  return rest.href === undefined ? (
    <StyledLink {...(rest as RouteLink)} {...look} />
  ) : (
    <StyledAnchor {...(rest as PlainLink)} {...look} />
  );
}
