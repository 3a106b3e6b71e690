import {
  aDeclaration,
  anAuthData,
  apiUrl,
  HttpResponse,
  http,
  renderInHost,
  server,
} from '@paadam/shared/testing';
import { screen } from '@testing-library/react';
import { PortalGuard } from './PortalGuard';

const suspension = {
  reason: 'Absent from five lessons',
  until: '2030-01-02T04:30:00.000Z',
  appealTo: 'hello@paadam.test',
};
const guarded = (
  <PortalGuard remote={aDeclaration()} visitor={<p>Sign in</p>}>
    <h1>The page</h1>
  </PortalGuard>
);

test('who is suspended reads why, until when and whom to write to, in the place of every page', async () => {
  const { user } = renderInHost(guarded, { path: '/tutor', user: anAuthData({ suspension }) });
  expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  expect(screen.getByText('Absent from five lessons')).toBeVisible();
  expect(screen.getByText(/^Until .*2030/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'hello@paadam.test' })).toHaveAttribute(
    'href',
    'mailto:hello@paadam.test',
  );
  expect(screen.queryByRole('heading', { name: 'The page' })).not.toBeInTheDocument();
  server.use(
    http.get(apiUrl('/logout'), () => HttpResponse.json({ success: true, message: 'OK', data: null })),
  );
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
});

test('for good, no end is named', async () => {
  renderInHost(guarded, { user: anAuthData({ suspension: { ...suspension, until: null } }) });
  expect(await screen.findByText(/any more/)).toBeVisible();
});

test('everybody else sees the page', () => {
  renderInHost(guarded, { path: '/tutor', user: anAuthData() });
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});
