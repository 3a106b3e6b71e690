import { failure, HttpResponse } from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, calls, gives, isDown, never } from '../testing/answers';
import { aFamily, aParent, asha, ravi } from '../testing/family';
import { openPage } from '../testing/openPage';

const page = '/parent/link/children';
const refuses =
  (code: Parameters<typeof failure>[0], message: string, beside: object = {}, headers = {}) =>
  () =>
    HttpResponse.json(failure(code, message, beside), { status: 400, headers });

type User = ReturnType<typeof openPage>['user'];
const emailField = () => screen.getByLabelText('Child’s email');
const codeField = () => screen.getByLabelText('Enter 6-digit OTP');

const openForm = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Add New Child' }));
const sendRequest = async (user: User) => {
  await openForm(user);
  await user.fill(emailField(), 'ravi@example.test');
  await user.click(screen.getByRole('button', { name: 'Send Link Request' }));
};
const reachCode = async (user: User) => {
  await sendRequest(user);
  await screen.findByLabelText('Enter 6-digit OTP');
};

beforeEach(() => {
  answer('get', calls.profile, gives(aFamily([asha])));
});
afterEach(() => jest.restoreAllMocks());

const show = () => openPage(page, aParent([asha]));

describe('the linked children', () => {
  test('are on their way', async () => {
    answer('get', calls.profile, never);
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'My Children' })).toBeVisible();
    expect(screen.getByText('Loading children…')).toBeInTheDocument();
  });

  test('stand with name and e-mail, outside the panel', async () => {
    show();
    const list = within(await screen.findByRole('list', { name: 'Linked children' }));
    expect(list.getByText('Asha Raman', { selector: 'strong' })).toBeVisible();
    expect(list.getByRole('listitem')).toHaveTextContent('asha@example.test');
    expect(screen.queryByText('Family Dashboard')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Children List' })).toHaveAttribute(
      'href',
      '/parent/children',
    );
  });

  test('are none at first', async () => {
    answer('get', calls.profile, gives(aFamily([])));
    openPage(page, aParent([]));
    expect(await screen.findByText('No child is linked yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add New Child' })).toBeVisible();
  });

  test('are loaded on Retry where they are missing', async () => {
    answer('get', calls.profile, isDown, gives(aFamily([asha])));
    const { user } = show();
    expect(await screen.findByText('Failed to fetch parent profile')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Asha Raman', { selector: 'strong' })).toBeVisible();
  });

  test('can be unlinked', async () => {
    answer('get', calls.profile, gives(aFamily([asha])), gives(aFamily([])));
    answer('delete', calls.child, gives(null));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Unlink Asha Raman' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Unlink Asha Raman?' }));
    await user.click(dialog.getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByText('No child is linked yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add New Child' })).toHaveFocus();
  });
});

describe('the request', () => {
  test('is made by keyboard alone, and leads to the code', async () => {
    const asked = answer('post', calls.linkRequest, gives(null));
    const { user } = show();
    const opener = await screen.findByRole('button', { name: 'Add New Child' });
    opener.focus();
    await user.keyboard('{Enter}');
    expect(emailField()).toHaveFocus();
    await user.keyboard('ravi@example.test{Enter}');
    expect(await screen.findByLabelText('Enter 6-digit OTP')).toHaveFocus();
    expect(screen.getByText(/The OTP was sent to/)).toHaveTextContent('ravi@example.test');
    expect(asked).toEqual([expect.objectContaining({ body: { studentEmail: 'ravi@example.test' } })]);
  });

  test('needs an address', async () => {
    const { user } = show();
    await openForm(user);
    await user.fill(emailField(), 'ravi');
    await user.click(screen.getByRole('button', { name: 'Send Link Request' }));
    expect(emailField()).toHaveAccessibleDescription(/Enter an e-mail address, such as/);
    expect(emailField()).toHaveFocus();
    await user.fill(emailField(), '@example.test');
    expect(emailField()).toBeValid();
  });

  test('stays with what was typed where it fails, behind a warning', async () => {
    answer('post', calls.linkRequest, refuses('already_linked', 'You are linked to this child already.'));
    const { user } = show();
    await sendRequest(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Warning: You are linked to this child already.',
    );
    expect(emailField()).toHaveValue('ravi@example.test');
    expect(emailField()).toHaveFocus();
  });

  test('says that something went wrong where the server says nothing', async () => {
    answer('post', calls.linkRequest, () => HttpResponse.json({}, { status: 418 }));
    const { user } = show();
    await sendRequest(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Something went wrong$/);
  });

  test('goes on to the code where one was mailed a moment ago', async () => {
    answer(
      'post',
      calls.linkRequest,
      refuses('code_sent_recently', 'Wait 40 seconds.', {}, { 'retry-after': '40' }),
    );
    const { user } = show();
    await reachCode(user);
    expect(screen.getByText(/possible in (40|39) s/)).toBeInTheDocument();
  });

  test('can be given up, and begins anew then', async () => {
    const { user } = show();
    await openForm(user);
    await user.fill(emailField(), 'ravi@');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Add New Child' })).toHaveFocus();
    await openForm(user);
    expect(emailField()).toHaveValue('');
  });
});

describe('the code', () => {
  beforeEach(() => {
    answer('post', calls.linkRequest, gives(null));
  });

  test('links the child: the form closes, and the child is there for the whole site', async () => {
    answer('get', calls.profile, gives(aFamily([asha])), gives(aFamily([asha, ravi])));
    const asked = answer('post', calls.linkVerify, () =>
      HttpResponse.json({ success: true, message: 'Your child is linked.', data: ravi }),
    );
    const { user, store } = show();
    await reachCode(user);
    await user.fill(codeField(), '012345');
    await user.click(screen.getByRole('button', { name: 'Verify and Link' }));
    expect(await screen.findByText('Ravi Raman', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText('Your child is linked.')).toBeVisible();
    expect(screen.queryByLabelText('Enter 6-digit OTP')).not.toBeInTheDocument();
    expect(screen.getByText('Ravi Raman', { selector: 'strong' }).closest('li')).toHaveFocus();
    expect(asked).toEqual([
      expect.objectContaining({ body: { studentEmail: 'ravi@example.test', otp: '012345' } }),
    ]);
    expect(store.getState().auth.session).toMatchObject({
      user: { children: [{ _id: 'asha' }, { _id: 'ravi', name: 'Ravi Raman', email: 'ravi@example.test' }] },
    });
    await openForm(user);
    expect(emailField()).toHaveValue('');
  });

  test('must have six digits', async () => {
    const { user } = show();
    await reachCode(user);
    await user.type(codeField(), '123{Enter}');
    expect(codeField()).toHaveAccessibleDescription(/Enter all 6 digits of the code/);
  });

  test.each([
    ['code_wrong', 'That code is not right.'],
    ['code_expired', 'That code has expired. Ask for a new one.'],
    ['code_spent', 'That code was used already. Ask for a new one.'],
  ] as const)('stays with what was typed for %s, behind a warning', async (code, message) => {
    answer('post', calls.linkVerify, refuses(code, message));
    const { user } = show();
    await reachCode(user);
    await user.type(codeField(), '111111{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(`Warning: ${message}`);
    expect(codeField()).toHaveValue('111111');
    expect(codeField()).toBeInvalid();
    expect(codeField()).toHaveFocus();
  });

  test('can be sent again once the wait is over', async () => {
    const asked = answer('post', calls.linkRequest, gives(null));
    const { user } = show();
    await reachCode(user);
    const resend = screen.getByRole('button', { name: 'Resend code' });
    expect(resend).toBeDisabled();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await waitFor(() => expect(resend).toBeEnabled());
    await user.click(resend);
    expect(await screen.findByText(/A new code is on its way to ravi@example.test/)).toBeVisible();
    expect(asked).toHaveLength(2);
    expect(resend).toBeDisabled();
  });

  test('lets one go back and use another address', async () => {
    const { user } = show();
    await reachCode(user);
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(emailField()).toHaveValue('ravi@example.test');
    expect(emailField()).toHaveFocus();
  });

  test('waits for whoever looks for it elsewhere on the site', async () => {
    const { user, router } = show();
    await reachCode(user);
    await user.click(screen.getByRole('link', { name: 'Back to Children List' }));
    await user.click(await screen.findByRole('link', { name: 'Add Child' }));
    expect(await screen.findByLabelText('Enter 6-digit OTP')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(page);
  });
});
