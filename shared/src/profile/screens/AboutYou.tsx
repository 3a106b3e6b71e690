import { limits } from '@paadam/shared/domain';
import { Field, RadioCards, Textarea, TextInput } from '@paadam/shared/ui';
import { type ReactNode, useId } from 'react';
import { LanguageField } from './LanguageField';
import { PictureField } from './PictureField';
import { HeadLine, Part } from './profileParts';
import { TimeZoneField } from './TimeZoneField';
import type { PartProps } from './useProfileForm';

interface AboutYouProps extends PartProps {
  /** Beside the heading. */
  action?: ReactNode;
}

/** Who the person is; a tutor's bio besides. */
export function AboutYou({ action, ...props }: AboutYouProps) {
  const { profile, draft, faults, onChange } = props;
  const headingId = useId();
  const counted = [...draft.bio].length.toLocaleString('en-IN');
  return (
    <Part aria-labelledby={headingId}>
      <HeadLine>
        <h2 id={headingId}>About you</h2>
        {action}
      </HeadLine>
      <Field label="Name" required error={faults.name}>
        <TextInput
          name="name"
          autoComplete="name"
          maxLength={limits.nameCharacters}
          value={draft.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <Field label="Email" hint="You sign in with this address. You change it under Security.">
        <TextInput type="email" name="email" autoComplete="email" value={profile.email ?? ''} readOnly />
      </Field>
      {profile.role === 'tutor' && (
        <RadioCards
          legend="Who sees my e-mail"
          name="emailFor"
          value={draft.emailFor}
          onChange={(emailFor) => onChange({ emailFor })}
          options={[
            { value: 'everyone', label: 'Everyone', hint: 'On your card and your page.' },
            { value: 'booked', label: 'People with a booking', hint: 'And their parents; nobody else.' },
          ]}
        />
      )}
      <PictureField {...props} />
      {profile.role === 'tutor' && (
        <Field
          label="Bio"
          optional
          hint={`${counted} of ${limits.bioCharacters.toLocaleString('en-IN')} characters`}
          error={faults.bio}
        >
          <Textarea
            name="bio"
            rows={3}
            value={draft.bio}
            onChange={(event) => onChange({ bio: event.target.value })}
          />
        </Field>
      )}
      <LanguageField {...props} />
      <TimeZoneField {...props} />
    </Part>
  );
}
