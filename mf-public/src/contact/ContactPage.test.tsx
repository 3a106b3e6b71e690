import { HostProvider } from '@paadam/shared/portal';
import { authActions } from '@paadam/shared/state';
import {
  anAuthData,
  apiUrl,
  failure,
  HttpResponse,
  http,
  ok,
  renderInHost,
  server,
} from '@paadam/shared/testing';
import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { emptySite } from '../testing/emptySite';
import { openPage } from '../testing/openPage';
import { ContactWays } from './ContactWays';
import { SocialPlaces } from './SocialPlaces';

const answer = (...answers: (() => Response | Promise<Response>)[]) => {
  const bodies: unknown[] = [];
  server.use(
    http.post(apiUrl('/contact'), async ({ request }) => {
      bodies.push(await request.json());
      return answers[Math.min(bodies.length, answers.length) - 1]?.();
    }),
  );
  return bodies;
};
const thanks = () => HttpResponse.json(ok(null), { status: 201 });
const refuse =
  (status: number, ...problem: Parameters<typeof failure>) =>
  () =>
    HttpResponse.json(failure(...problem), { status });

const field = (name: string) => screen.getByRole('textbox', { name });
const fields = ['Name', 'Email', 'Subject', 'Message'];
const values = () => fields.map((name) => (field(name) as HTMLInputElement).value);
const button = () => screen.getByRole('button', { name: 'Send Message' });

const typed = ['Asha Raman', 'asha@example.test', 'Evening lessons', 'Is anybody free after nine?'];

const fillIn = async (user: ReturnType<typeof openPage>['user']) => {
  await screen.findByRole('textbox', { name: 'Name' });
  for (const [index, name] of fields.entries()) {
    await user.click(field(name));
    await user.paste(typed[index] ?? '');
  }
};

describe('the contact page', () => {
  test('says how else to reach us, and links nowhere but to the mail', async () => {
    openPage('/contact');
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeInTheDocument();
    const ways = within(screen.getByRole('region', { name: 'Other ways to reach us' }));
    expect(ways.getByText('Madurai, TN, India')).toBeInTheDocument();
    expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:hello@paadam.test',
    ]);
    for (const name of ['Instagram', 'YouTube', 'LinkedIn']) expect(ways.getByText(name)).toBeInTheDocument();
  });

  test('names the operator’s own address where the host says it', () => {
    renderInHost(
      <HostProvider value={{ remotes: [], contactEmail: 'help@school.example' }}>
        <ContactWays />
      </HostProvider>,
    );
    expect(screen.getByRole('link', { name: /@school\.example$/ })).toHaveAttribute(
      'href',
      'mailto:help@school.example',
    );
  });

  test('links to the social networks that the operator is in', () => {
    renderInHost(
      <SocialPlaces
        places={[
          { id: 'youtube', name: 'YouTube', href: 'https://video.example/paadam' },
          { id: 'linkedin', name: 'LinkedIn', href: '' },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: 'YouTube' })).toHaveAttribute(
      'href',
      'https://video.example/paadam',
    );
    expect(screen.queryByRole('link', { name: 'LinkedIn' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Soon/)).not.toBeInTheDocument();
  });
});

describe('writing to us', () => {
  test('sends the message, says so for a while, and clears the form', async () => {
    const bodies = answer(thanks);
    const { user } = openPage('/contact');
    await fillIn(user);
    await user.click(button());
    const notice = await screen.findByText('Message sent successfully!');
    expect(notice.closest('[role="status"]')).not.toBeNull();
    expect(values()).toEqual(['', '', '', '']);
    expect(bodies).toEqual([
      {
        name: 'Asha Raman',
        email: 'asha@example.test',
        subject: 'Evening lessons',
        message: 'Is anybody free after nine?',
      },
    ]);
    await waitForElementToBeRemoved(notice);
  });

  test('can be done twice', async () => {
    const bodies = answer(thanks);
    const { user } = openPage('/contact');
    for (const times of [1, 2]) {
      await fillIn(user);
      await user.click(button());
      await waitFor(() => expect(values()).toEqual(['', '', '', '']));
      expect(bodies).toHaveLength(times);
    }
  });

  test('leaves out the spaces around, and keeps the lines of the message', async () => {
    const bodies = answer(thanks);
    const { user } = openPage('/contact');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), '  Asha   Raman ');
    await user.fill(field('Email'), 'asha@example.test');
    await user.fill(field('Subject'), ' Evening lessons ');
    await user.type(field('Message'), 'One.{enter}{enter}Two.{enter}');
    await user.click(button());
    await screen.findByText('Message sent successfully!');
    expect(bodies).toEqual([
      {
        name: 'Asha Raman',
        email: 'asha@example.test',
        subject: 'Evening lessons',
        message: 'One.\n\nTwo.',
      },
    ]);
  });

  test('is not possible with gaps: each says what it wants, and the first gets focus', async () => {
    const bodies = answer(thanks);
    const { user } = openPage('/contact');
    await screen.findByRole('textbox', { name: 'Name' });
    await user.click(button());
    expect(field('Name')).toHaveAccessibleDescription('Enter your name.');
    expect(field('Email')).toHaveAccessibleDescription(/^Enter an e-mail address/);
    expect(field('Subject')).toHaveAccessibleDescription('Say in a few words what it is about.');
    expect(field('Message')).toHaveAccessibleDescription('Write your message.');
    for (const name of fields) {
      expect(field(name)).toBeInvalid();
      expect(field(name)).toBeRequired();
    }
    expect(field('Name')).toHaveFocus();
    await user.fill(field('Name'), 'A');
    expect(field('Name')).toBeValid();
    expect(bodies).toEqual([]);
  });

  test('cannot be done twice at once', async () => {
    let letAnswerCome = () => {};
    const bodies = answer(async () => {
      await new Promise<void>((resolve) => {
        letAnswerCome = resolve;
      });
      return thanks();
    });
    const { user } = openPage('/contact');
    await fillIn(user);
    await user.click(button());
    expect(button()).toBeDisabled();
    expect(field('Message')).toHaveAttribute('readonly');
    await waitFor(() => expect(bodies).toHaveLength(1));
    letAnswerCome();
    expect(await screen.findByText('Message sent successfully!')).toBeInTheDocument();
    expect(button()).toBeEnabled();
  });
});

describe('a message that was not sent', () => {
  test('stays in the form, with the reason above the button and another way; sending again may work', async () => {
    answer(refuse(503, 'unavailable', 'Paadam is resting.'), thanks);
    const { user } = openPage('/contact');
    await fillIn(user);
    await user.click(button());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your message was not sent');
    expect(alert).toHaveTextContent('Paadam is resting.');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', 'mailto:hello@paadam.test');
    expect(alert.compareDocumentPosition(button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(values()).toEqual(typed);
    await user.click(button());
    expect(await screen.findByText('Message sent successfully!')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('says so when the server cannot be reached', async () => {
    answer(() => HttpResponse.error());
    const { user } = openPage('/contact');
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
    expect(values()).toEqual(typed);
  });

  test('says when there may be another after too many', async () => {
    answer(() =>
      HttpResponse.json(failure('too_many_requests', 'There were too many messages.'), {
        status: 429,
        headers: { 'retry-after': '700' },
      }),
    );
    const { user } = openPage('/contact');
    await fillIn(user);
    await user.click(button());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('There were too many messages. You can send it again in 12 minutes.');
    expect(values()).toEqual(typed);
  });

  test('shows what the server says of a field beside the field, until that is changed', async () => {
    answer(
      refuse(400, 'validation_failed', 'Please check the marked fields.', {
        fields: { email: 'Please enter a valid e-mail address.' },
      }),
    );
    const { user } = openPage('/contact');
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check the marked fields.');
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid e-mail address.');
    expect(field('Email')).toHaveFocus();
    await user.fill(field('Email'), '.in');
    expect(field('Email')).toBeValid();
  });

  test('is still there after a visit to another page', async () => {
    answer(refuse(500, 'internal', 'Something went wrong.'));
    const { user, router } = openPage('/contact');
    await fillIn(user);
    await user.click(button());
    await screen.findByRole('alert');
    await act(() => router.navigate('/about'));
    await screen.findByRole('heading', { level: 1, name: 'About Us' });
    await act(() => router.navigate('/contact'));
    await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
    expect(values()).toEqual(typed);
  });
});

describe('somebody who is signed in', () => {
  test('finds their name and address filled in, before the message and after it', async () => {
    const bodies = answer(thanks);
    const { user } = openPage('/contact', { user: anAuthData() });
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Asha Raman');
    expect(field('Email')).toHaveValue('asha@example.test');
    await user.clear(field('Name'));
    expect(field('Name')).toHaveValue('');
    await user.fill(field('Name'), 'Asha R.');
    await user.fill(field('Subject'), 'Thanks');
    await user.fill(field('Message'), 'For Meera.');
    await user.click(button());
    await screen.findByText('Message sent successfully!');
    expect(bodies).toEqual([
      { name: 'Asha R.', email: 'asha@example.test', subject: 'Thanks', message: 'For Meera.' },
    ]);
    expect(values()).toEqual(['Asha Raman', 'asha@example.test', '', '']);
  });

  test('leaves nothing of it behind', async () => {
    server.use(...emptySite);
    const { user, store, router } = openPage('/contact', { user: anAuthData() });
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'This is between us.');
    act(() => void store.dispatch(authActions.signedOut()));
    await screen.findByRole('heading', { level: 1, name: 'Find the tutor who makes it click' });
    await act(() => router.navigate('/contact'));
    await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
    expect(values()).toEqual(['', '', '', '']);
  });
});
