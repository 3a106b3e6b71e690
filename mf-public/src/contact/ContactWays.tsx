import { EmailText } from '@paadam/shared/ui';
import { Mail, MapPin, Share2 } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { TileSign } from '../layout/TileSign';
import * as words from '../messages/contact';
import { contact } from './content';
import { SocialPlaces } from './SocialPlaces';
import { useContactEmail } from './useContactEmail';

const Ways = styled.section`
  display: grid;
  gap: var(--paadam-space-6);

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

const Way = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-4);

  & h3 {
    font-size: var(--paadam-text-16);
    line-height: 1.5;
  }
`;

const MailLink = styled.a`
  display: inline-block;
  padding-block: var(--paadam-space-2);
  margin-block: calc(-1 * var(--paadam-space-2));
`;

const Social = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
`;

/** The operator's address, place and networks. */
export function ContactWays() {
  const email = useContactEmail();
  const headingId = useId();
  return (
    <Ways aria-labelledby={headingId}>
      <h2 id={headingId}>{contact.waysTitle()}</h2>
      <Way>
        <TileSign $tile="green">
          <Mail size={22} aria-hidden />
        </TileSign>
        <div>
          <h3>{words.email()}</h3>
          <MailLink href={`mailto:${email}`}>
            <EmailText>{email}</EmailText>
          </MailLink>
        </div>
      </Way>
      <Way>
        <TileSign $tile="marigold">
          <MapPin size={22} aria-hidden />
        </TileSign>
        <div>
          <h3>{words.location()}</h3>
          <p>{contact.location()}</p>
        </div>
      </Way>
      <Way>
        <TileSign $tile="sky">
          <Share2 size={22} aria-hidden />
        </TileSign>
        <Social>
          <h3>{words.social()}</h3>
          <SocialPlaces />
        </Social>
      </Way>
    </Ways>
  );
}
