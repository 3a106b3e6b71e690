import { VisuallyHidden } from '@paadam/shared/ui';
import type { ReactElement } from 'react';
import { css, styled } from 'styled-components';
import { contact, type SocialPlace } from './content';

const Row = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-2);
`;

const round = css`
  display: grid;
  place-items: center;
  width: var(--paadam-control-height);
  height: var(--paadam-control-height);
  border-radius: 50%;
`;

const Place = styled.a`
  ${round}
  color: var(--paadam-brand);
  background: var(--paadam-brand-soft);

  &:hover {
    color: var(--paadam-on-brand);
    background: var(--paadam-brand);
  }
`;

const NoPlace = styled.span`
  ${round}
  color: var(--paadam-muted);
  background: var(--paadam-hover);
`;

const Soon = styled.p`
  margin-top: var(--paadam-space-2);
  font-size: var(--paadam-text-14);
  color: var(--paadam-muted);
`;

const shapes: Record<SocialPlace['id'], ReactElement> = {
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </>
  ),
  linkedin: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M8 11v5M8 8h.01M12 16v-5M12 13a2 2 0 0 1 4 0v3" />
    </>
  ),
};

/** The site's places in social networks. One without an address is shown, but is no link: none leads nowhere. */
export function SocialPlaces({ places = contact.social }: { places?: readonly SocialPlace[] }) {
  return (
    <>
      <Row>
        {places.map(({ id, name, href }) => (
          <li key={id}>
            {href ? (
              <Place href={href} rel="me noopener">
                <SocialIcon id={id} />
                <VisuallyHidden>{name}</VisuallyHidden>
              </Place>
            ) : (
              <NoPlace>
                <SocialIcon id={id} />
                <VisuallyHidden>{name}</VisuallyHidden>
              </NoPlace>
            )}
          </li>
        ))}
      </Row>
      {!places.some(({ href }) => href) && <Soon>{contact.socialSoon()}</Soon>}
    </>
  );
}

/** The sign of a social network, in the strokes of the other icons. */
function SocialIcon({ id }: Pick<SocialPlace, 'id'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[id]}
    </svg>
  );
}
