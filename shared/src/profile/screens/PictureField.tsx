import { completeUrl, limits } from '@paadam/shared/domain';
import { Avatar, Field, TextInput } from '@paadam/shared/ui';
import { SafeImage } from '@paadam/shared/ui/SafeImage';
import { styled } from 'styled-components';
import { findFaults } from './findFaults';
import { Small } from './profileParts';
import type { PartProps } from './useProfileForm';
import { useSettled } from './useSettled';

const size = 64;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-2) var(--paadam-space-4);
  align-items: start;

  & > :first-child {
    width: ${size / 16}rem;
    height: ${size / 16}rem;
    /* Beside the label and the control together. */
    margin-top: var(--paadam-space-1);
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

/** The address of the person's picture, with the picture. */
export function PictureField({ profile, draft, faults, onChange }: PartProps) {
  const address = useSettled(draft.profileUrl).trim();
  const source = findFaults({ ...draft, profileUrl: address }, profile).profileUrl ? null : address;
  return (
    <Line>
      <SafeImage src={source} width={size} height={size} alt="Your picture">
        <Avatar name={draft.name} size={size} />
        {source && <Broken role="status">No picture came from this address.</Broken>}
      </SafeImage>
      <Field
        label="Profile Image URL"
        optional
        hint="The address of a square picture on the web. Without one, your initials stand in."
        error={faults.profileUrl}
      >
        <TextInput
          type="url"
          name="profileUrl"
          autoComplete="photo"
          inputMode="url"
          placeholder="https://"
          maxLength={limits.urlCharacters}
          value={draft.profileUrl}
          onChange={(event) => onChange({ profileUrl: event.target.value })}
          onBlur={({ target }) => {
            const profileUrl = completeUrl(target.value);
            if (profileUrl !== target.value) onChange({ profileUrl });
          }}
        />
      </Field>
    </Line>
  );
}
