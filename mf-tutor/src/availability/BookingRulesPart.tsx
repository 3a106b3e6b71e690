import type { BookingRules } from '@paadam/shared/contract';
import { type AutoAccept, bookingRuleLimits, gaps, steps } from '@paadam/shared/domain';
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
import * as words from '../messages/availability';
import { availabilityActions, bookingRules, selectAvailability } from './availability';
import { Part, Quiet } from './availability.styles';

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

/** @param minutes more than none @returns it in the largest unit that has no rest */
const lengthInWords = (minutes: number): string => {
  if (minutes % 1440 === 0) return words.days({ count: minutes / 1440 });
  return minutes % 60 === 0 ? words.hours({ count: minutes / 60 }) : words.minutes({ count: minutes });
};

/** What is stored stays among the choices, also where it is none of the usual. */
const withStored = (choices: readonly number[], stored: number): number[] =>
  [...new Set([...choices, stored])].sort((a, b) => a - b);

const autoAccepts = (): { value: AutoAccept; label: string }[] => [
  { value: 'nobody', label: words.acceptNobody() },
  { value: 'known', label: words.acceptKnown() },
  { value: 'all', label: words.acceptAll() },
];

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
        <h2 id={headingId}>{words.bookingRules()}</h2>
        <Quiet>{words.rulesLead()}</Quiet>
      </div>
      {answer.status === 'failed' && (
        <RetryNotice onRetry={reload}>
          {words.rulesNotLoaded({ message: answer.problem.message })}
        </RetryNotice>
      )}
      {!rules && answer.status !== 'failed' && (
        <div>
          <VisuallyHidden role="status">{words.loadingRules()}</VisuallyHidden>
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
      <Field label={words.notice()} hint={words.noticeHint()}>
        <Select
          value={rules.noticeMinutes}
          onChange={({ target }) => change({ noticeMinutes: Number(target.value) })}
        >
          {withStored(notices, stored.noticeMinutes).map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? words.none() : lengthInWords(minutes)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.window()} hint={words.windowHint()}>
        <Select
          value={rules.windowDays}
          onChange={({ target }) => change({ windowDays: Number(target.value) })}
        >
          {withStored(windows, stored.windowDays).map((count) => (
            <option key={count} value={count}>
              {words.windowDays({ count })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.gap()} hint={words.gapHint()}>
        <Select
          value={rules.gapMinutes}
          onChange={({ target }) =>
            change({ gapMinutes: gaps.find((gap) => gap === Number(target.value)) ?? rules.gapMinutes })
          }
        >
          {gaps.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? words.none() : lengthInWords(minutes)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.lessonsADay()} hint={words.lessonsADayHint()}>
        <Select
          value={rules.lessonsADay ?? ''}
          onChange={({ target }) => change({ lessonsADay: target.value ? Number(target.value) : null })}
        >
          <option value="">{words.anyNumber()}</option>
          {days.map((count) => (
            <option key={count} value={count}>
              {words.atMost({ count })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.openTimesStart()} hint={words.openTimesHint()}>
        <Select
          value={rules.stepMinutes}
          onChange={({ target }) =>
            change({ stepMinutes: steps.find((step) => step === Number(target.value)) ?? rules.stepMinutes })
          }
        >
          {steps.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 60 ? words.everyHour() : words.everyMinutes({ minutes })}
            </option>
          ))}
        </Select>
      </Field>
      <RadioCards
        legend={words.acceptAutomatically()}
        name="autoAccept"
        value={rules.autoAccept}
        onChange={(autoAccept) => change({ autoAccept })}
        options={autoAccepts()}
      />
      <Quiet aria-live="polite">{words.autoAcceptHint({ whose: rules.autoAccept })}</Quiet>
      {problem && <Notice tone="bad">{words.rulesNotSaved({ message: problem.message })}</Notice>}
      <Line>
        <Quiet>{isDirty ? words.unsavedChanges() : words.everythingIsSaved()}</Quiet>
        <Button type="submit" busy={savingRules.status === 'busy'}>
          {words.saveRules()}
        </Button>
      </Line>
    </Form>
  );
}
