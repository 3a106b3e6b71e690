import { bookingsActions } from '@paadam/shared/bookings';
import type { Booking } from '@paadam/shared/contract';
import { completeUrl, limits, webUrl } from '@paadam/shared/domain';
import { Button, Card, Field, Notice, TextInput, useFieldErrors, useToast } from '@paadam/shared/ui';
import { focusHeading } from '@paadam/shared/ui/focus';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Actions, Section } from './bookingViewParts';
import { useBookingChange } from './useBookingChange';

const find = ({ meetingLink }: { meetingLink: string }) =>
  webUrl(meetingLink)
    ? {}
    : { meetingLink: 'Enter a whole web address, such as https://meet.example.org/room.' };

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
    showToast(`${problem.message} The page shows it as it is now.`, { tone: 'bad' });
    focusHeading(field.current);
  }, [stale, problem, showToast]);

  return (
    <Card>
      <Section as="form" ref={form} noValidate onSubmit={save} aria-labelledby={titleId}>
        <h2 id={titleId}>Meeting link</h2>
        <Field
          label="Web address of the lesson"
          hint={`Not needed: Join Now opens the lesson’s room on Paadam. Your student sees a link of your own beside it, marked as outside Paadam, from ${limits.joinMinutes} minutes before the start.`}
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
            Save
          </Button>
          {meetingLink && (
            <Button variant="quiet" disabled={busy} onClick={remove}>
              Remove link
            </Button>
          )}
        </Actions>
      </Section>
    </Card>
  );
}
