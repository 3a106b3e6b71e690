import { HttpResponse, http, renderInHost, server } from '@paadam/shared/testing';
import { screen, within } from '@testing-library/react';
import { aRow } from '../testing/testPortal';
import { OverrideBar, type OverrideBarProps } from './OverrideBar';
import { storedOverrides } from './storedOverrides';

const allowed = { own: 'http://localhost', remotes: ['http://localhost:3003'] };
const tutor = { name: 'mf-tutor', title: 'The tutor panel', baseUrl: 'http://localhost:3003/' };

const open = (props: Partial<OverrideBarProps> = {}) =>
  renderInHost([
    { path: '/', element: <OverrideBar active={[]} refused={[]} allowed={allowed} {...props} /> },
  ]);
const enter = async ({ user }: ReturnType<typeof open>, address: string) => {
  await user.click(screen.getByRole('button', { name: 'Override a portal' }));
  const field = screen.getByLabelText('Where it is served');
  await user.type(field, `${address}{Enter}`);
  return field;
};

afterEach(() => localStorage.clear());

test('it names each portal that comes from elsewhere, with its origin', () => {
  open({ active: [tutor] });
  const bar = screen.getByRole('complementary', { name: 'Portal overrides' });
  expect(bar).toHaveTextContent('The tutor panel comes from http://localhost:3003');
  expect(within(bar).getByRole('button', { name: 'Reset The tutor panel' })).toBeVisible();
});

test('one that is not followed says why', () => {
  open({ refused: [{ ...tutor, reason: 'Somebody forbade it.' }] });
  expect(screen.getByRole('complementary')).toHaveTextContent(
    'The tutor panel is the deployed one. Somebody forbade it.',
  );
});

test.each<[string, string, RegExp, object]>([
  ['not listed', 'http://localhost:3009', /REMOTE_ORIGINS of this site’s server does not name it/, {}],
  ['without a portal', 'http://localhost:3003', /There is no portal at/, { hello: 'there' }],
  [
    'with a portal that there is no place for',
    'http://localhost:3003',
    /no place for a portal called mf-new/,
    { ...aRow().remote, name: 'mf-new' },
  ],
])('an address that is %s is refused in words, and nothing is kept', async (_, address, words, remote) => {
  server.use(
    http.get('http://localhost:3003/remote.json', () =>
      HttpResponse.json({ ...remote } as Record<string, unknown>),
    ),
  );
  const field = await enter(open(), address);
  expect(await screen.findByText(words)).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(storedOverrides.get()).toEqual({});
});
