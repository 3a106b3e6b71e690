import { Link, useLocation } from '@paadam/shared/router';
import { PageTitle } from '@paadam/shared/ui';
import { styled } from 'styled-components';

const Parts = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-2);

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--paadam-control-height);
    padding-inline: var(--paadam-space-4);
    border-radius: var(--paadam-radius-control);
    font-weight: 600;
    text-decoration: none;
  }

  & > a:hover {
    background: var(--paadam-hover);
  }

  & > a[aria-current] {
    color: var(--paadam-on-brand);
    background: var(--paadam-brand);
  }
`;

const parts = [
  { to: '/desk/money', label: 'Payments' },
  { to: '/desk/money/refunds', label: 'Refunds' },
  { to: '/desk/money/disputes', label: 'Disputes' },
  { to: '/desk/money/payouts', label: 'Payouts' },
  { to: '/desk/money/books', label: 'Books' },
];

/** The title of a part of the money, and the way to the others. */
export function MoneyHead({ title, lead }: { title: string; lead: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle lead={lead}>{title}</PageTitle>
      <Parts aria-label="Money">
        {parts.map(({ to, label }) => (
          <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </Parts>
    </>
  );
}
