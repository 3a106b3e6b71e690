import { VisuallyHidden } from '@paadam/shared/ui';
import { css, styled } from 'styled-components';
import { contact, type SocialPlace } from '../content';
import { SocialIcon } from './SocialIcon';

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
      {!places.some(({ href }) => href) && <Soon>{contact.socialSoon}</Soon>}
    </>
  );
}
