import type { Registry } from '@paadam/shared/portal';
import { renderInHost } from '@paadam/shared/testing';
import { act, screen } from '@testing-library/react';
import { aFederation, aRemote, aRow } from '../testing/testPortal';
import { createRemoteLoader } from './createRemoteLoader';
import type { VersionWatch } from './createVersionWatch';
import { RegistryHost } from './RegistryHost';
import { RemoteOutlet } from './RemoteOutlet';
import { VersionWatchProvider } from './VersionNotice';

const place = { name: 'mf-tutor', basePath: '/tutor', title: 'The tutor panel' };
const page = aRemote({ routes: [{ path: 'help', element: <input aria-label="Question" /> }] });
const old = { ...aRow(), version: '0.9.0' };
const notice = 'A newer version of the tutor panel is ready.';

/** A watch that says what the test says. */
const aWatch = () => {
  let live: string | undefined;
  const listeners = new Set<() => void>();
  const check = jest.fn();
  const watch: VersionWatch = {
    check,
    liveVersion: () => live,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const release = (version: string) =>
    act(() => {
      live = version;
      for (const listener of listeners) listener();
    });
  return { watch, check, release };
};

const open = async (
  outcomes: unknown[] = [page],
  registry: Registry = { remotes: { 'mf-tutor': aRow() } },
) => {
  const loader = createRemoteLoader({
    registry,
    federation: aFederation(...outcomes).federation,
    fetchRegistry: () => Promise.reject(new Error('away')),
    onReady: () => {},
    report: () => {},
    reload: () => {},
  });
  const versions = aWatch();
  const view = renderInHost([{ path: '/tutor/*', element: <RemoteOutlet place={place} /> }], {
    path: '/tutor/help',
    around: (children) => (
      <RegistryHost loader={loader}>
        <VersionWatchProvider value={versions.watch}>{children}</VersionWatchProvider>
      </RegistryHost>
    ),
  });
  await screen.findByLabelText('Question');
  return { ...versions, ...view };
};

test('a newer version is offered without a word to what is being typed, and can be put off', async () => {
  const { user, release } = await open();
  const field = screen.getByLabelText('Question');
  await user.type(field, 'How do');
  release('1.1.0');
  expect(screen.getByText(notice)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('How do');
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});

test('a version after the one that was put off is offered again', async () => {
  const { user, release } = await open();
  release('1.1.0');
  await user.click(screen.getByRole('button', { name: 'Later' }));
  release('1.2.0');
  expect(screen.getByText(notice)).toBeVisible();
});

test.each(['1.0.0', '0.9.0'])('with %s live nothing is offered', async (version) => {
  const { release } = await open();
  release(version);
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});

test('a version that failed in this page is not offered: a reload would bring it again', async () => {
  const broken = () => {
    throw new Error('away');
  };
  const registry = { remotes: { 'mf-tutor': { ...aRow(), previous: old } } };
  const { release } = await open([broken, broken, page], registry);
  release('1.0.0');
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  release('1.1.0');
  expect(screen.getByText(notice)).toBeVisible();
});

test('it is looked for when the portal is entered, and when the window comes back', async () => {
  const { check } = await open();
  const before = check.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(check).toHaveBeenCalledTimes(before + 1);
});
