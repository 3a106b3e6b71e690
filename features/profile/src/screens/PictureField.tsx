import { completeUrl, limits } from '@paadam/shared/domain';
import { Avatar, Field, TextInput } from '@paadam/shared/ui';
import { SafeImage } from '@paadam/shared/ui/SafeImage';
import { styled } from 'styled-components';
import * as words from '../messages/profile';
import { PhotoButtons } from './PhotoButtons';
import type { PartProps } from './useProfileForm';

const size = 96;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-2) var(--paadam-space-4);
  align-items: center;

  & > :first-child {
    width: ${size / 16}rem;
    height: ${size / 16}rem;
    border-radius: 50%;
    object-fit: cover;
  }

  & > :last-child {
    grid-area: 1 / 2;
  }
`;

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
`;

/** A path of this site is no one's to type. */
const isOurs = (address: string | null): address is string => address?.startsWith('/') ?? false;

/**
 * The person's picture: a photo from a file, or the address of one on the web, which the server fetches once it is saved.
 * Until then the picture is shown that others see.
 */
export function PictureField({ profile, draft, faults, onChange }: PartProps) {
  const { profileUrl: stored } = profile;
  const change = (typed: string) => onChange({ profileUrl: typed || (isOurs(stored) ? stored : '') });
  return (
    <Room>
      <Line>
        <SafeImage src={stored} width={size} height={size} alt={words.yourPicture()}>
          <Avatar name={draft.name} size={size} />
        </SafeImage>
        <PhotoButtons profile={profile} />
      </Line>
      <Field
        label={words.profileImageUrl()}
        optional
        hint={isOurs(stored) ? words.otherAddressHint() : words.pictureAddressHint()}
        error={faults.profileUrl}
      >
        <TextInput
          type="url"
          name="profileUrl"
          autoComplete="photo"
          inputMode="url"
          placeholder="https://"
          maxLength={limits.urlCharacters}
          value={isOurs(draft.profileUrl) ? '' : draft.profileUrl}
          onChange={(event) => change(event.target.value)}
          onBlur={({ target }) => {
            const profileUrl = completeUrl(target.value);
            if (profileUrl !== target.value) change(profileUrl);
          }}
        />
      </Field>
    </Room>
  );
}
