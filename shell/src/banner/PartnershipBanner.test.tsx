import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as React from 'react';

/** The banner of a document that has just been opened: nothing of an earlier one but the session's storage. */
const openDocument = () => {
  let Banner: () => React.ReactNode = () => null;
  jest.isolateModules(() => {
    // One React for the banner and for the renderer.
    jest.doMock('react', () => React);
    Banner = jest.requireActual('./PartnershipBanner').PartnershipBanner;
  });
  return render(<Banner />);
};

const invitation = () => screen.queryByText(/University or school student\?/);
const dismiss = () => userEvent.click(screen.getByRole('button', { name: 'Dismiss the invitation' }));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('universities and schools are invited', () => {
  openDocument();
  expect(screen.getByRole('complementary', { name: 'Partnership' })).toContainElement(invitation());
});

test('a dismissed invitation stays away for the session, and returns with the next', async () => {
  const first = openDocument();
  await dismiss();
  expect(invitation()).not.toBeInTheDocument();
  first.unmount();
  const second = openDocument();
  expect(invitation()).not.toBeInTheDocument();
  second.unmount();
  sessionStorage.clear();
  openDocument();
  expect(invitation()).toBeVisible();
});

test('an invitation can be dismissed for this page where storage is closed to us', async () => {
  const closed = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  openDocument();
  expect(invitation()).toBeVisible();
  await dismiss();
  expect(invitation()).not.toBeInTheDocument();
});
