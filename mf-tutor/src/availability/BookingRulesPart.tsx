import type { BookingRules } from '@paadam/shared/contract';
import { type AutoAccept, bookingRuleLimits, gaps, lengthInWords, steps } from '@paadam/shared/domain';
import { useLoadable } from '@paadam/shared/loading';
import { dataOf, failureOf, usePaadamDispatch } from '@paadam/shared/state';
import {
  Button,
  Field,
  Notice,
  RadioCards,
  RetryNotice,
  Select,
  Skeleton,
  VisuallyHidden,
} from '@paadam/shared/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { availabilityActions, bookingRules, selectAvailability } from './availability';
import { Part, Quiet } from './availabilityParts';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--paadam-space-5);

  & > fieldset,
  & > :last-child,
  & > [role='alert'] {
    grid-column: 1 / -1;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-2) var(--paadam-space-4);
`;

const notices = [0, 30, 60, 120, 240, 720, 1440, 2880, 4320, 10_080];
const windows = [7, 14, 30, 60, 90];
const days = Array.from({ length: bookingRuleLimits.lessonsADay }, (_, index) => index + 1);

/** What is stored stays among the choices, also where it is none of the usual. */
const withStored = (choices: readonly number[], stored: number): number[] =>
  [...new Set([...choices, stored])].sort((a, b) => a - b);

const autoAccepts: { value: AutoAccept; label: string }[] = [
  { value: 'nobody', label: 'Nobody' },
  { value: 'known', label: 'My students' },
  { value: 'all', label: 'Everybody' },
];

const autoAcceptHints: Record<AutoAccept, string> = {
  nobody: 'You accept or decline each request.',
  known: 'Who has had a lesson with you books at once; others ask.',
  all: 'Open times are booked at once. Whoever is new to Paadam can book one lesson with you that way, and asks for more.',
};

interface BookingRulesPartProps {
  onUnsaved: (isUnsaved: boolean) => void;
}

/** How the tutor takes bookings. */
export function BookingRulesPart({ onUnsaved }: BookingRulesPartProps) {
  const { answer, reload } = useLoadable(bookingRules);
  const headingId = useId();
  const rules = dataOf(answer);
  return (
    <Part aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>Booking rules</h2>
        <Quiet>For requests to come. Lessons and requests that you have stay as they are.</Quiet>
      </div>
      {answer.status === 'failed' && (
        <RetryNotice
          onRetry={reload}
        >{`Error loading your booking rules: ${answer.problem.message}`}</RetryNotice>
      )}
      {!rules && answer.status !== 'failed' && (
        <div>
          <VisuallyHidden role="status">Loading your booking rules…</VisuallyHidden>
          <Skeleton height="18rem" />
        </div>
      )}
      {rules && <RulesForm stored={rules} onUnsaved={onUnsaved} />}
    </Part>
  );
}

function RulesForm({ stored, onUnsaved }: BookingRulesPartProps & { stored: BookingRules }) {
  const dispatch = usePaadamDispatch();
  const { savingRules } = useSelector(selectAvailability);
  const [rules, setRules] = useState(stored);
  useEffect(() => setRules(stored), [stored]);
  const problem = failureOf(savingRules);
  const isDirty = JSON.stringify(rules) !== JSON.stringify(stored);
  useEffect(() => {
    onUnsaved(isDirty);
    return () => onUnsaved(false);
  }, [onUnsaved, isDirty]);
  const change = (part: Partial<BookingRules>) => setRules({ ...rules, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(availabilityActions.rulesChanged(rules));
  };
  return (
    <Form onSubmit={submit} aria-busy={savingRules.status === 'busy'}>
      <Field label="Notice" hint="How long before a lesson it has to be asked for, at least.">
        <Select
          value={rules.noticeMinutes}
          onChange={({ target }) => change({ noticeMinutes: Number(target.value) })}
        >
          {withStored(notices, stored.noticeMinutes).map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? 'None' : lengthInWords(minutes)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="How far ahead" hint="Later lessons cannot be asked for yet.">
        <Select
          value={rules.windowDays}
          onChange={({ target }) => change({ windowDays: Number(target.value) })}
        >
          {withStored(windows, stored.windowDays).map((count) => (
            <option key={count} value={count}>{`${count} days`}</option>
          ))}
        </Select>
      </Field>
      <Field label="Gap between lessons" hint="Kept free before and after each lesson.">
        <Select
          value={rules.gapMinutes}
          onChange={({ target }) =>
            change({ gapMinutes: gaps.find((gap) => gap === Number(target.value)) ?? rules.gapMinutes })
          }
        >
          {gaps.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? 'None' : lengthInWords(minutes)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Lessons a day" hint="Requests that wait count as well.">
        <Select
          value={rules.lessonsADay ?? ''}
          onChange={({ target }) => change({ lessonsADay: target.value ? Number(target.value) : null })}
        >
          <option value="">Any number</option>
          {days.map((count) => (
            <option key={count} value={count}>{`At most ${count}`}</option>
          ))}
        </Select>
      </Field>
      <Field label="Open times start" hint="On your clock. Students may ask for other minutes.">
        <Select
          value={rules.stepMinutes}
          onChange={({ target }) =>
            change({ stepMinutes: steps.find((step) => step === Number(target.value)) ?? rules.stepMinutes })
          }
        >
          {steps.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 60 ? 'Every hour' : `Every ${minutes} minutes`}
            </option>
          ))}
        </Select>
      </Field>
      <RadioCards
        legend="Accept automatically"
        name="autoAccept"
        value={rules.autoAccept}
        onChange={(autoAccept) => change({ autoAccept })}
        options={autoAccepts}
      />
      <Quiet aria-live="polite">{autoAcceptHints[rules.autoAccept]}</Quiet>
      {problem && <Notice tone="bad">Your booking rules are not saved. {problem.message}</Notice>}
      <Line>
        <Quiet>{isDirty ? 'Unsaved changes' : 'Everything is saved'}</Quiet>
        <Button type="submit" busy={savingRules.status === 'busy'}>
          Save booking rules
        </Button>
      </Line>
    </Form>
  );
}
