import { completeUrl, limits } from '@paadam/shared/domain';
import { Avatar, Field, TextInput } from '@paadam/shared/ui';
import { SafeImage } from '@paadam/shared/ui/SafeImage';
import { styled } from 'styled-components';
import { findFaults } from './findFaults';
import { PhotoButtons } from './PhotoButtons';
import { Small } from './profileParts';
import type { PartProps } from './useProfileForm';
import { useSettled } from './useSettled';

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

/** Below the address, and only where a picture that should be there is not. */
const Broken = styled(Small)`
  grid-column: 2;
`;

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
`;

/** Its address is nobody's to type. */
const isUploaded = (address: string | null): address is string => /^\/pictures\//.test(address ?? '');

/** The person's picture: a photo from a file, or the address of one on the web. */
export function PictureField({ profile, draft, faults, onChange }: PartProps) {
  const { profileUrl: stored } = profile;
  const address = useSettled(draft.profileUrl).trim();
  const source = findFaults({ ...draft, profileUrl: address }, profile).profileUrl ? null : address;
  const change = (typed: string) => onChange({ profileUrl: typed || (isUploaded(stored) ? stored : '') });
  return (
    <Room>
      <Line>
        <SafeImage src={source} width={size} height={size} alt="Your picture">
          <Avatar name={draft.name} size={size} />
          {source && <Broken role="status">No picture came from this address.</Broken>}
        </SafeImage>
        <PhotoButtons profile={profile} />
      </Line>
      <Field
        label="Profile Image URL"
        optional
        hint={
          isUploaded(stored)
            ? 'Instead of the uploaded photo: the address of a square picture on the web.'
            : 'Or the address of a square picture on the web. Without a picture, your initials stand in.'
        }
        error={faults.profileUrl}
      >
        <TextInput
          type="url"
          name="profileUrl"
          autoComplete="photo"
          inputMode="url"
          placeholder="https://"
          maxLength={limits.urlCharacters}
          value={isUploaded(draft.profileUrl) ? '' : draft.profileUrl}
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
