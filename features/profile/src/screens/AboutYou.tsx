import { limits } from '@paadam/shared/domain';
import { Field, RadioCards, Textarea, TextInput } from '@paadam/shared/ui';
import { type ReactNode, useId } from 'react';
import * as words from '../messages/profile';
import { LanguageField } from './LanguageField';
import { PictureField } from './PictureField';
import { HeadLine, Part } from './profile.styles';
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
        <h2 id={headingId}>{words.aboutYou()}</h2>
        {action}
      </HeadLine>
      <Field label={words.name()} required error={faults.name}>
        <TextInput
          name="name"
          autoComplete="name"
          maxLength={limits.nameCharacters}
          value={draft.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <Field label={words.email()} hint={words.emailHint()}>
        <TextInput type="email" name="email" autoComplete="email" value={profile.email ?? ''} readOnly />
      </Field>
      {profile.role === 'tutor' && (
        <RadioCards
          legend={words.whoSeesMyEMail()}
          name="emailFor"
          value={draft.emailFor}
          onChange={(emailFor) => onChange({ emailFor })}
          options={[
            { value: 'everyone', label: words.everyone(), hint: words.everyoneHint() },
            { value: 'booked', label: words.booked(), hint: words.bookedHint() },
          ]}
        />
      )}
      <PictureField {...props} />
      {profile.role === 'tutor' && (
        <Field
          label={words.bio()}
          optional
          hint={words.bioHint({ count: counted, most: limits.bioCharacters.toLocaleString('en-IN') })}
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
