import { Button } from '@paadam/shared/ui';
import { styled } from 'styled-components';

/** Wide enough for the menu beside the page; narrower, the menu is in a sheet. */
const wide = '@container (min-width: 54rem)';

export const Room = styled.div`
  container-type: inline-size;
`;

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  max-width: var(--paadam-page-column);
  margin-inline: auto;
  padding: var(--paadam-space-4) var(--paadam-space-4) var(--paadam-space-16);

  @media (max-height: 32rem) {
    gap: var(--paadam-space-3);
    padding-top: var(--paadam-space-2);
  }

  ${wide} {
    grid-template-columns: 13rem minmax(0, 1fr);
    align-items: start;
    gap: var(--paadam-space-10);
    padding-top: var(--paadam-space-10);
  }
`;

export const Side = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-3);

  ${wide} {
    position: sticky;
    top: var(--paadam-sticky-top);
    display: grid;
    gap: var(--paadam-space-5);
    justify-content: stretch;
  }
`;

export const Title = styled.p`
  font-size: var(--paadam-text-18);
  font-weight: var(--paadam-weight-heading);
  line-height: 1.3;
`;

export const SubTitle = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.4;
  color: var(--paadam-muted);

  @media (max-height: 32rem) {
    display: none;
  }
`;

export const PhoneOnly = styled.div`
  ${wide} {
    display: none;
  }
`;

export const SideMenu = styled.div`
  display: none;

  ${wide} {
    display: grid;
    gap: var(--paadam-space-4);
  }
`;

export const Items = styled.ul`
  display: grid;
  gap: var(--paadam-space-1);
`;

/** In line with the links above it, and less than they are. */
export const LogOutButton = styled(Button)`
  && {
    justify-content: flex-start;
    gap: var(--paadam-space-3);
    /* Less the button's edge, which the links do not have. */
    padding-inline: calc(var(--paadam-space-3) - 1px);
    font-weight: var(--paadam-weight-strong);
    color: var(--paadam-muted);
  }

  &&:hover:not(:disabled) {
    color: var(--paadam-ink);
    background: var(--paadam-hover);
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-8);
  align-content: start;
  min-width: 0;

  @media (max-height: 32rem) {
    gap: var(--paadam-space-4);
  }
`;
