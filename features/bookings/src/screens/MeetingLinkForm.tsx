import { bookingsActions } from '@paadam/bookings';
import type { Booking } from '@paadam/shared/contract';
import { completeUrl, limits, webUrl } from '@paadam/shared/domain';
import { Button, Card, Field, Notice, TextInput, useFieldErrors, useToast } from '@paadam/shared/ui';
import { focusHeading } from '@paadam/shared/ui/focus';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as words from '../messages/booking-screens';
import { Actions, Section } from './bookingView.styles';
import { useBookingChange } from './useBookingChange';

const find = ({ meetingLink }: { meetingLink: string }) =>
  webUrl(meetingLink) ? {} : { meetingLink: words.linkWrong() };

/** Where the tutor gives a place outside Paadam for an accepted lesson. */
export function MeetingLinkForm({ booking: { _id: bookingId, meetingLink } }: { booking: Booking }) {
  const titleId = useId();
  const showToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Null where nothing has been typed since it was saved: then the field follows the booking.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? meetingLink ?? '';
  const { send, busy, problem, stale } = useBookingChange(bookingId, () => setTyped(null));
  const values = { meetingLink: completeUrl(text) };
  const { check, errorOf, forget } = useFieldErrors(form, values, find, problem);

  const store = (link: string | null) =>
    send(bookingsActions.meetingLinkRequested({ bookingId, meetingLink: link }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (check()) store(values.meetingLink);
  };
  const remove = () => {
    // The button goes with the link.
    field.current?.focus();
    forget();
    store(null);
  };

  // The booking is accepted no longer, and this form goes: the reason is told outside of it.
  useEffect(() => {
    if (!stale || !problem) return;
    showToast(words.shownAsItIs({ message: problem.message }), { tone: 'bad' });
    focusHeading(field.current);
  }, [stale, problem, showToast]);

  return (
    <Card>
      <Section as="form" ref={form} noValidate onSubmit={save} aria-labelledby={titleId}>
        <h2 id={titleId}>{words.meetingLink()}</h2>
        <Field
          label={words.linkLabel()}
          hint={words.linkHint({ minutes: limits.joinMinutes })}
          error={errorOf('meetingLink')}
        >
          <TextInput
            ref={field}
            type="url"
            inputMode="url"
            maxLength={limits.urlCharacters}
            value={text}
            readOnly={busy}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => setTyped((now) => now && completeUrl(now))}
          />
        </Field>
        {problem && !problem.fields.meetingLink && !stale && <Notice tone="bad">{problem.message}</Notice>}
        <Actions>
          <Button type="submit" variant="secondary" busy={busy}>
            {words.save()}
          </Button>
          {meetingLink && (
            <Button variant="quiet" disabled={busy} onClick={remove}>
              {words.removeLink()}
            </Button>
          )}
        </Actions>
      </Section>
    </Card>
  );
}
