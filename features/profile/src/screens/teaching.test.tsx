import { aTutorsProfile, keepProfile, saveButton, showProfile } from '@paadam/profile/testing';
import { apiUrl, failure, HttpResponse, http, server } from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

const add = (what: 'Qualification' | 'Availability Slot') =>
  screen.getByRole('button', { name: `+ Add ${what}` });

test('qualifications come and go by the keyboard, and the focus stays among them', async () => {
  const kept = keepProfile(aTutorsProfile());
  const { user } = showProfile('tutor');
  await saveButton();
  add('Qualification').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Qualification 2' })).toHaveFocus();
  await user.keyboard('B.Ed.');
  await user.click(screen.getByRole('button', { name: 'Remove qualification 1' }));
  expect(screen.getByRole('textbox', { name: 'Qualification 1' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(kept.sent).toEqual([{ qualifications: ['B.Ed.'] }]);
  await user.click(screen.getByRole('button', { name: 'Remove qualification 1' }));
  expect(add('Qualification')).toHaveFocus();
});

test('subjects are chosen from the catalogue', async () => {
  const kept = keepProfile(aTutorsProfile());
  const { user } = showProfile('tutor');
  await user.click(await screen.findByRole('checkbox', { name: 'Chess' }));
  await user.click(await saveButton());
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(kept.sent).toEqual([{ subjects: ['maths', 'chess'] }]);
});

test('levels, boards, languages and how the tutor works are chosen, and seen in the preview', async () => {
  const kept = keepProfile(
    aTutorsProfile({ levels: ['senior'], boards: [], languages: ['en'], workingNote: '' }),
  );
  const { user } = showProfile('tutor');
  const tick = async (group: string, name: RegExp) =>
    user.click(within(await screen.findByRole('group', { name: group })).getByRole('checkbox', { name }));
  await tick('Levels', /Classes 9–10/);
  await tick('Boards', /^CBSE/);
  await user.click(screen.getByRole('checkbox', { name: /^Tamil/ }));
  await user.type(screen.getByRole('textbox', { name: /How I work/ }), 'We draw first.');
  expect(screen.getByRole('textbox', { name: /How I work/ })).toHaveAccessibleDescription(
    /14 of 1,000 characters/,
  );
  await user.click(await saveButton());
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(kept.sent).toEqual([
    {
      levels: ['secondary', 'senior'],
      boards: ['cbse'],
      languages: ['en', 'ta'],
      workingNote: 'We draw first.',
    },
  ]);
  expect(screen.getAllByText('Classes 9–10, Classes 11–12')).not.toHaveLength(0);
  expect(screen.getAllByText('In English, Tamil')).not.toHaveLength(0);
});

test('how the tutor works has at most a thousand characters', async () => {
  keepProfile(aTutorsProfile());
  const { user } = showProfile('tutor');
  const note = await screen.findByRole('textbox', { name: /How I work/ });
  await user.fill(note, 'x'.repeat(1_001));
  await user.click(await saveButton());
  expect(note).toHaveFocus();
  expect(note).toHaveAccessibleDescription(/Use at most 1,000 characters/);
});

test('a tutor keeps the e-mail to people with a booking', async () => {
  const kept = keepProfile(aTutorsProfile());
  const { user } = showProfile('tutor');
  await user.click(await screen.findByRole('radio', { name: /People with a booking/ }));
  await user.click(await saveButton());
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(kept.sent).toEqual([{ emailFor: 'booked' }]);
});

test('a catalogue that failed is said so, is loaded on Retry, and keeps nobody from saving', async () => {
  keepProfile(aTutorsProfile());
  server.use(
    http.get(
      apiUrl('/subjects'),
      () => HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 }),
      { once: true },
    ),
  );
  const { user } = showProfile('tutor');
  expect(await screen.findByText('Failed to load subjects')).toBeVisible();
  expect(await saveButton()).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('checkbox', { name: 'Mathematics' })).toBeChecked();
});

test('the rate is whole rupees: anything else is refused, and stays to be mended', async () => {
  const kept = keepProfile(aTutorsProfile());
  const { user } = showProfile('tutor');
  await saveButton();
  const rate = screen.getByRole('textbox', { name: 'Hourly Rate' });
  for (const typed of ['-5', '600.50', '200000', '1e3']) {
    await user.clear(rate);
    await user.type(rate, typed);
    await user.click(await saveButton());
    expect(rate).toHaveFocus();
    expect(rate).toHaveValue(typed);
    expect(rate).toHaveAccessibleDescription(/Enter whole rupees, from 0 to 1,00,000/);
  }
  await user.clear(rate);
  await user.type(rate, '₹1,750');
  await user.click(await saveButton());
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(kept.sent).toEqual([{ hourlyRate: 1_750 }]);
});

test('a rate that hardly anybody asks for is saved once the tutor says that it is meant', async () => {
  const kept = keepProfile(aTutorsProfile());
  const { user } = showProfile('tutor');
  await saveButton();
  const rate = screen.getByRole('textbox', { name: 'Hourly Rate' });
  await user.clear(rate);
  await user.type(rate, '6');
  await user.click(await saveButton());
  const dialog = () => within(screen.getByRole('dialog', { name: '₹6 an hour?' }));
  await user.click(dialog().getByRole('button', { name: 'Change it' }));
  expect(kept.sent).toEqual([]);
  expect(rate).toHaveValue('6');
  await user.click(await saveButton());
  await user.click(dialog().getByRole('button', { name: 'Save this rate' }));
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(kept.sent).toEqual([{ hourlyRate: 6 }]);
});

test('a trial lesson is offered for nothing or for a price, and no more', async () => {
  const kept = keepProfile(aTutorsProfile());
  const { user } = showProfile('tutor');
  const offer = await screen.findByRole('checkbox', { name: 'Offer a trial lesson of 30 minutes' });
  expect(screen.queryByRole('textbox', { name: 'Price of the trial lesson' })).not.toBeInTheDocument();
  await user.click(offer);
  const price = screen.getByRole('textbox', { name: 'Price of the trial lesson' });
  for (const typed of ['', '20', '1e3', '20000']) {
    await user.clear(price);
    if (typed) await user.type(price, typed);
    await user.click(await saveButton());
    expect(price).toHaveFocus();
    expect(price).toHaveAccessibleDescription(/Enter whole rupees: 0, or from ₹50 to ₹10,000/);
  }
  await user.clear(price);
  await user.type(price, '150');
  await user.click(await saveButton());
  expect(await screen.findByText('Profile saved')).toBeVisible();
  await user.click(offer);
  await user.click(await saveButton());
  await waitFor(() => expect(kept.sent).toEqual([{ trialPrice: 15_000 }, { trialPrice: null }]));
});

test('the hours of a day are copied to others', async () => {
  const kept = keepProfile(aTutorsProfile());
  const { user } = showProfile('tutor');
  await saveButton();
  await user.click(screen.getByText('Copy a day’s hours to other days'));
  await user.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
  await user.click(screen.getByRole('button', { name: 'Copy hours' }));
  expect(screen.getByText('The hours of Monday are copied to Tuesday, Friday.')).toBeInTheDocument();
  await user.click(await saveButton());
  expect(await screen.findByText('Profile saved')).toBeVisible();
  const hours = { startTime: '09:00', endTime: '12:00' };
  expect(kept.sent).toEqual([
    { availability: ['Monday', 'Tuesday', 'Friday'].map((day) => ({ day, ...hours })) },
  ]);
});

test('hours come and go: a new row follows the last one, and has the focus', async () => {
  const kept = keepProfile(aTutorsProfile());
  const { user } = showProfile('tutor');
  await saveButton();
  await user.click(add('Availability Slot'));
  const day = screen.getByRole('combobox', { name: 'Day of slot 2' });
  expect(day).toHaveFocus();
  expect(day).toHaveValue('Tuesday');
  await user.selectOptions(day, 'Sunday');
  await user.click(screen.getByRole('button', { name: 'Remove slot 1' }));
  expect(screen.getByRole('combobox', { name: 'Day of slot 1' })).toHaveFocus();
  await user.click(await saveButton());
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(kept.sent).toEqual([{ availability: [{ day: 'Sunday', startTime: '09:00', endTime: '12:00' }] }]);
});

test('an end before the start is told beside its row once the row is left', async () => {
  const kept = keepProfile(aTutorsProfile());
  const { user } = showProfile('tutor');
  await saveButton();
  const end = screen.getByLabelText('End time of slot 1');
  await user.clear(end);
  await user.fill(end, '08:00');
  expect(end).toBeValid();
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  expect(end).toBeInvalid();
  expect(end).toHaveAccessibleDescription('The end must be after the start.');
  await user.click(await saveButton());
  expect(end).toHaveFocus();
  expect(kept.sent).toEqual([]);
});

test('hours are said to be in the zone that is chosen', async () => {
  keepProfile(aTutorsProfile());
  const { user } = showProfile('tutor');
  await saveButton();
  expect(screen.getByText(/^Times are in India Standard Time/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Europe/Berlin');
  expect(await screen.findByText(/^Times are in Central European Time/)).toBeVisible();
});

test('says so where overlapping hours were merged, until the hours are changed', async () => {
  const kept = keepProfile(aTutorsProfile());
  const { user } = showProfile('tutor');
  await saveButton();
  await user.click(add('Availability Slot'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day of slot 2' }), 'Monday');
  server.use(
    http.put(apiUrl('/profile/me'), () => {
      kept.profile = aTutorsProfile({
        availability: [{ day: 'Monday', startTime: '09:00', endTime: '12:00' }],
      });
      return HttpResponse.json({ success: true, message: 'Profile saved', data: kept.profile });
    }),
  );
  await user.click(await saveButton());
  expect(await screen.findByText('Times of a day that overlapped were merged into one.')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Start time of slot 2')).not.toBeInTheDocument());
  await user.click(add('Availability Slot'));
  expect(screen.queryByText(/were merged into one/)).not.toBeInTheDocument();
});

test('tells what is missing to be found by students, and that saving mends it', async () => {
  keepProfile(aTutorsProfile({ subjects: [], hourlyRate: null }));
  const { user } = showProfile('tutor');
  await saveButton();
  expect(screen.getByText('Students cannot find you yet')).toBeVisible();
  expect(screen.getByText('Your profile still needs a subject and an hourly rate.')).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: 'Chess' }));
  expect(screen.getByText('Your profile still needs an hourly rate.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Hourly Rate' }), '500');
  expect(screen.getByText('Save your changes, and students can find you.')).toBeVisible();
  await user.click(await saveButton());
  expect(await screen.findByText('Profile saved')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/students can find you/)).not.toBeInTheDocument());
});
