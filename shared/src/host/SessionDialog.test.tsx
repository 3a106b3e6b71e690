import { useUnsaved } from '@paadam/shared/portal';
import {
  anAuthData,
  apiUrl,
  aTutor,
  failure,
  HttpResponse,
  http,
  ok,
  people,
  peopleFeature,
  renderInHost,
  server,
  startStore,
} from '@paadam/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { SessionDialog } from './SessionDialog';

const asha = anAuthData();
const dialog = () => screen.queryByRole('dialog', { name: 'Please sign in again' });

function Message({ keepsDraft }: { keepsDraft: boolean }) {
  const [text, setText] = useState('');
  useUnsaved(keepsDraft && text !== '');
  return <textarea aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />;
}

/** A page on which something was typed when a call finds the session over. */
const expireWhileTyping = async ({ keepsDraft = false, hasTwoSteps = false } = {}) => {
  let signedInAgain = false;
  server.use(
    http.get(apiUrl('/profile/meera'), () =>
      signedInAgain
        ? HttpResponse.json(ok(aTutor({ name: 'Meera' })))
        : HttpResponse.json(failure('unauthenticated', 'Please sign in.'), { status: 401 }),
    ),
    http.post<never, { password: string }>(apiUrl('/login'), async ({ request }) => {
      const isRight = (await request.json()).password === 'right';
      if (isRight && hasTwoSteps) {
        return HttpResponse.json(failure('second_step_needed', 'Enter the code.'), { status: 403 });
      }
      signedInAgain = isRight;
      return signedInAgain
        ? HttpResponse.json(ok(asha, { token: 'token' }))
        : HttpResponse.json(failure('credentials_wrong', 'That is not right.'), { status: 401 });
    }),
  );
  server.use(
    http.post(apiUrl('/second_step'), () => {
      signedInAgain = true;
      return HttpResponse.json(ok(asha, { token: 'token' }));
    }),
  );
  const paadam = startStore(asha, [peopleFeature]);
  const view = renderInHost(
    <>
      <Message keepsDraft={keepsDraft} />
      <SessionDialog />
    </>,
    { paadam },
  );
  await view.user.type(screen.getByRole('textbox', { name: 'Message' }), 'Half a sent');
  expect(dialog()).not.toBeInTheDocument();
  act(() => void paadam.store.dispatch(people.actions.requested('meera')));
  await waitFor(() => expect(dialog()).toBeVisible());
  const signIn = async (password: string) => {
    await view.user.clear(screen.getByLabelText('Password'));
    await view.user.type(screen.getByLabelText('Password'), password);
    await view.user.click(screen.getByRole('button', { name: 'Login' }));
  };
  return { ...view, signIn };
};
const typed = () => screen.getByRole('textbox', { name: 'Message', hidden: true });

test('asks the same person to sign in; then the page goes on with what was typed, and so does the call', async () => {
  const { signIn, store } = await expireWhileTyping();
  expect(screen.getByRole('textbox', { name: 'Email Address' })).toHaveValue(asha.email);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await signIn('right');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(typed()).toHaveValue('Half a sent');
  await waitFor(() =>
    expect(people.select(store.getState(), 'meera').answer.data).toMatchObject({ name: 'Meera' }),
  );
});

test('says why signing in was refused, and stays', async () => {
  const { signIn } = await expireWhileTyping();
  await signIn('wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('That is not right.');
  expect(dialog()).toBeVisible();
  await signIn('right');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(typed()).toHaveValue('Half a sent');
});

test('asks for the code of who has two-step sign-in, and then goes on with what was typed', async () => {
  const { user, store, signIn } = await expireWhileTyping({ hasTwoSteps: true });
  await signIn('right');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code from your app' })).toHaveFocus());
  expect(dialog()).toBeVisible();
  await user.keyboard('042917{Enter}');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(typed()).toHaveValue('Half a sent');
  await waitFor(() =>
    expect(people.select(store.getState(), 'meera').answer.data).toMatchObject({ name: 'Meera' }),
  );
});

test('can be left, as a visitor of whom nothing is kept', async () => {
  const { user, store } = await expireWhileTyping();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(store.getState().auth.session).toEqual({ status: 'visitor' });
  expect(people.stateOf(store.getState())).toEqual({});
});

test('asks before it is left where that would lose something that is not saved', async () => {
  const { user, store, signIn } = await expireWhileTyping({ keepsDraft: true });
  const question = () => screen.queryByRole('dialog', { name: 'Leave without signing in?' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(question()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(question()).not.toBeInTheDocument();
  expect(dialog()).toBeVisible();
  await signIn('wrong');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(store.getState().auth.session).toEqual({ status: 'visitor' });
});
