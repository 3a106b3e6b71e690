import { renderInHost } from '@paadam/shared/testing';
import { screen } from '@testing-library/react';
import { contractRange } from '../remotes/contractRange';
import { createRemoteLoader } from '../remotes/createRemoteLoader';
import { RegistryHost } from '../remotes/RegistryHost';
import { aFederation, aRemote, aRow } from '../testing/testPortal';
import { OverriddenOutlet } from './OverriddenOutlet';

const place = { name: 'mf-tutor', basePath: '/tutor', title: 'The tutor panel' };
const override = { name: 'mf-tutor', title: place.title, baseUrl: 'http://localhost:3003/' };
const remote = aRemote({ routes: [{ path: 'help', element: <h1>Help</h1> }] });
const broken = () => {
  throw new Error('Failed to load script resources');
};

const open = (...outcomes: unknown[]) => {
  const registry = { remotes: { 'mf-tutor': aRow() } };
  const loader = createRemoteLoader({
    registry,
    federation: aFederation(...outcomes).federation,
    fetchRegistry: () => Promise.resolve(registry),
    onReady: () => {},
    report: () => {},
    reload: () => {},
  });
  return renderInHost(
    [{ path: '/tutor/*', element: <OverriddenOutlet place={place} override={override} /> }],
    { path: '/tutor/help', around: (children) => <RegistryHost loader={loader}>{children}</RegistryHost> },
  );
};

test('a portal from elsewhere shows in its place', async () => {
  open(remote);
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeVisible();
});

test('one that does not come is not taken for the deployed one, and Retry brings it back', async () => {
  const { user } = open(broken, broken, remote);
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('The tutor panel from http://localhost:3003 is not available right now');
  expect(panel).toHaveTextContent('Is the development server running?');
  expect(screen.getByRole('button', { name: 'Reset' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeVisible();
});

test('one that was built for another version of the site says so', async () => {
  open({ ...remote, contract: contractRange.highest + 1 });
  expect(await screen.findByRole('alert')).toHaveTextContent('built for another version of this site');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
